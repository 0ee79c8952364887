/** The id of an entity, in the font whose digits are told apart best. */
export function IdText({ id }: { id: number }) {
  return <span style={{ fontFamily: 'var(--font-mono)' }}>{id}</span>
}
