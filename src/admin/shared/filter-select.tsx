/** A select that filters a list, or nothing with its first option. */
export function FilterSelect<Value extends string>(props: {
  label: string;
  /** The text of the option that filters nothing. */
  all: string;
  value: Value | null;
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value | null) => void;
}) {
  return (
    <label className="panel-field min-w-0">
      <span>{props.label}</span>
      <select
        value={props.value ?? ''}
        onChange={({ target }) => {
          const chosen = props.options.find(([value]) => value === target.value);
          props.onChange(chosen ? chosen[0] : null);
        }}
        className="panel-input px-2"
      >
        <option value="">{props.all}</option>
        {props.options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
