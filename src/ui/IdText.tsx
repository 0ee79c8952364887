export function IdText({ id }: { id: number }) {
  return <span style={{ fontFamily: 'var(--font-mono)' }}>{id}</span>
}
