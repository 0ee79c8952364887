import './waiting.css'

/** Appears only after a delay, so that short waits do not flash. */
export function Waiting({ label = 'Загрузка…', fills = 'page' }: { label?: string; fills?: 'page' | 'screen' }) {
  return (
    <div className={`waiting waiting--${fills}`} role="status">
      <span className="waiting__bar" />
      <span className="visually-hidden">{label}</span>
    </div>
  )
}
