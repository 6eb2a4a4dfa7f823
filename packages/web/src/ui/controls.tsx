import type { ReactNode } from "react";
import {
  Button,
  Dialog,
  Heading,
  Label,
  Modal,
  ModalOverlay,
  Radio,
  RadioGroup,
  Switch,
} from "react-aria-components";
import { useTranslator } from "../app/languages/provider.tsx";

export interface Choosable<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly help?: string;
}

/** One of a few values, all of them in sight. */
export function Radios<T extends string>(props: {
  readonly label: string;
  readonly help?: string;
  readonly value: T;
  readonly values: readonly Choosable<T>[];
  readonly isBlock?: boolean;
  onChange(value: T): void;
}) {
  const { label, help, value, values, isBlock, onChange } = props;
  return (
    <RadioGroup className="field" value={value} onChange={(next) => onChange(next as T)}>
      <Label className="label">{label}</Label>
      <div className="radios">
        {values.map((one) => (
          <Radio key={one.value} value={one.value} className={isBlock ? "radio block" : "radio"}>
            <span>
              {one.label}
              {one.help === undefined ? null : <span className="help">{one.help}</span>}
            </span>
          </Radio>
        ))}
      </div>
      {help === undefined ? null : <p className="help">{help}</p>}
    </RadioGroup>
  );
}

/** One of many values, in the list that the device provides. */
export function Choose<T extends string>(props: {
  readonly label: string;
  readonly help?: string;
  readonly value: T;
  readonly values: readonly Choosable<T>[];
  onChange(value: T): void;
}) {
  const { label, help, value, values, onChange } = props;
  return (
    <div className="field">
      <label>
        <span className="label">{label}</span>
        <select className="select" value={value} onChange={(event) => onChange(event.target.value as T)}>
          {values.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
      </label>
      {help === undefined ? null : <p className="help">{help}</p>}
    </div>
  );
}

export function Toggle(props: {
  readonly label: string;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  onChange(isOn: boolean): void;
}) {
  const { label, isOn, isDisabled = false, onChange } = props;
  return (
    <Switch className="switch" isSelected={isOn} isDisabled={isDisabled} onChange={onChange}>
      <span className="track" />
      <span>{label}</span>
    </Switch>
  );
}

/** A dialog over the page; it closes with Escape, its own button, or a press beside it. */
export function Sheet(props: {
  readonly title: string;
  readonly isOpen: boolean;
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
  /** Buttons at the foot; one to close, if left out. */
  readonly foot?: ReactNode;
  onClose(): void;
}) {
  const { title, isOpen, isNarrow, children, foot, onClose } = props;
  const translator = useTranslator();
  return (
    <ModalOverlay
      className="overlay"
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable
    >
      <Modal className={isNarrow ? "dialog narrow" : "dialog"}>
        <Dialog>
          <Heading slot="title">{title}</Heading>
          {children}
          <div className="foot">
            {foot ?? (
              <Button className="button" onPress={onClose}>
                {translator.t("close")}
              </Button>
            )}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
