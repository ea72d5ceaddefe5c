/** What a form says besides what is written in it. */
export const Hidden = ({ values }: { values: Record<string, string | number> }) =>
  Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
