type OptionsProps = { items: readonly { id: string; name: string }[] };

export const Options = ({ items }: OptionsProps) =>
  items.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
