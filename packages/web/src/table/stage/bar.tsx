import { Button, Menu, MenuItem, MenuTrigger, Popover, Separator } from "react-aria-components";
import { useLocation } from "wouter";
import { paths } from "../../app/paths.ts";
import type { Choices } from "../../app/settings/settings.ts";
import { choose as chooseSetting, useChoices } from "../../app/settings/store.ts";
import { Icon, type IconName } from "../../ui/icons.tsx";
import { isOver } from "../source.ts";
import type { TableModel } from "../use-model.ts";

function Tool(props: {
  readonly icon: IconName;
  readonly label: string;
  /** What a bar with room writes beside the icon; a part of the label. */
  readonly word?: string;
  readonly isDisabled?: boolean;
  readonly isOn?: boolean;
  onPress(): void;
}) {
  const { icon, label, word = label, isDisabled = false, isOn = false, onPress } = props;
  return (
    <Button
      className="tool"
      aria-label={label}
      isDisabled={isDisabled}
      data-on={isOn}
      data-tool={icon}
      onPress={onPress}
    >
      <Icon name={icon} />
      <ToolWord text={word} />
      <span className="tool-tip" aria-hidden="true">
        {label}
      </span>
    </Button>
  );
}

/** Only bars with room show it. */
function ToolWord({ text }: { readonly text: string }) {
  return (
    <span className="tool-word" aria-hidden="true">
      {text}
    </span>
  );
}

const PACES: readonly Choices["pace"][] = ["instant", "brisk", "calm"];

function PaceMenu({ model }: { readonly model: TableModel }) {
  const { translator } = model.desk;
  const { pace } = useChoices();
  return (
    <MenuTrigger>
      <Button
        className="tool"
        aria-label={`${translator.t("table.pace")}: ${translator.t("settings.pace")}`}
        data-tool="pace"
      >
        <Icon name="pace" />
        <ToolWord text={translator.t("table.pace")} />
      </Button>
      <Popover className="menu-popover">
        <Menu
          className="menu"
          aria-label={translator.t("settings.pace")}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[pace]}
        >
          {PACES.map((one) => (
            <MenuItem key={one} id={one} className="menu-item" onAction={() => chooseSetting({ pace: one })}>
              {translator.t(`settings.pace.${one}`)}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

function TableMenu({ model }: { readonly model: TableModel }) {
  const { source, desk, turn, open, table } = model;
  const { translator } = desk;
  const { shown } = desk.pacing;
  const [, go] = useLocation();
  const playsWithOthers = table.company !== null && table.viewer !== null && !isOver(table);
  return (
    <MenuTrigger>
      <Button className="tool" aria-label={translator.t("table.menu")} data-tool="menu">
        <Icon name="menu" />
        <ToolWord text={translator.t("table.menu")} />
      </Button>
      <Popover className="menu-popover">
        <Menu className="menu" aria-label={translator.t("table.menu")}>
          <MenuItem className="menu-item" onAction={() => turn.undo("turn")} isDisabled={!model.canUndo}>
            {translator.t("table.undo.turn")}
          </MenuItem>
          <MenuItem className="menu-item" onAction={turn.redo} isDisabled={!shown.canRedo}>
            {translator.t("table.redo")}
          </MenuItem>
          <Separator className="menu-line" />
          <MenuItem
            className="menu-item"
            onAction={() => open({ what: "rules", rule: desk.guide.rule?.(desk.scene) ?? null })}
          >
            {translator.t("table.rules")}
          </MenuItem>
          <MenuItem className="menu-item" onAction={() => chooseSetting({ style: "plain" })}>
            {translator.t("table.style.plain")}
          </MenuItem>
          <MenuItem className="menu-item" onAction={() => open({ what: "settings" })}>
            {translator.t("settings.title")}
          </MenuItem>
          <MenuItem className="menu-item" onAction={() => open({ what: "keys" })}>
            {translator.t("table.keys")}
          </MenuItem>
          <Separator className="menu-line" />
          {playsWithOthers ? (
            <MenuItem
              className="menu-item"
              onAction={() => void source.company?.answerStop(true).catch(turn.fail)}
              isDisabled={table.company?.stop !== null}
            >
              {translator.t("online.stop.offer")}
            </MenuItem>
          ) : null}
          {playsWithOthers ? (
            <MenuItem className="menu-item" onAction={() => open({ what: "resign" })}>
              {translator.t("online.resign")}
            </MenuItem>
          ) : null}
          <MenuItem className="menu-item" onAction={() => go(paths.home)}>
            {translator.t("table.leave")}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

/** What one can do at any table besides moving. */
export function StageTools({ model }: { readonly model: TableModel }) {
  const { table, desk, turn, isAsked, opened } = model;
  const { translator } = desk;
  const { sound } = useChoices();
  return (
    <div className="stage-tools">
      <Tool
        icon="undo"
        label={translator.t("table.undo")}
        isDisabled={!model.canUndo}
        onPress={() => turn.undo("move")}
      />
      <Tool
        icon="hint"
        label={translator.t("table.hint")}
        isDisabled={!isAsked && !table.company?.isShared}
        isOn={opened?.what === "hint"}
        onPress={model.hint}
      />
      <PaceMenu model={model} />
      <Tool
        icon={sound ? "sound" : "mute"}
        label={translator.t(sound ? "table.sound.off" : "table.sound.on")}
        word={translator.t("table.sound")}
        onPress={() => chooseSetting({ sound: !sound })}
      />
      <TableMenu model={model} />
    </div>
  );
}
