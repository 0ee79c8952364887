import './waiting.css'

/** A quiet sign that something is on its way; it appears only when the wait is long enough to be noticed. */
export function Waiting({ label = 'Загрузка…', fills = 'page' }: { label?: string; fills?: 'page' | 'screen' }) {
  return (
    <div className={`waiting waiting--${fills}`} role="status">
      <span className="waiting__bar" />
      <span className="visually-hidden">{label}</span>
    </div>
  )
}
