import { Input, Label, Text, TextField } from "react-aria-components";

/** A line to type into. */
export function Field(props: {
  readonly label: string;
  readonly help?: string;
  readonly value: string;
  readonly type?: "text" | "password" | "date";
  readonly autoComplete: string;
  readonly longest?: number;
  onChange(value: string): void;
}) {
  const { label, help, value, type = "text", autoComplete, longest = 60, onChange } = props;
  return (
    <TextField className="field" value={value} onChange={onChange} maxLength={longest} type={type}>
      <Label>{label}</Label>
      <Input className="input" autoComplete={autoComplete} spellCheck="false" />
      {help === undefined ? null : (
        <Text slot="description" className="help">
          {help}
        </Text>
      )}
    </TextField>
  );
}
