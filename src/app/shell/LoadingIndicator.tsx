import './waiting.css'

/** A loading indicator that appears only after a delay, so that it does not flash when loading is fast. */
export function LoadingIndicator({
  label = 'Загрузка…',
  fills = 'page',
}: {
  label?: string
  fills?: 'page' | 'screen'
}) {
  return (
    <div className={`waiting waiting--${fills}`} role="status">
      <span className="waiting__bar" />
      <span className="visually-hidden">{label}</span>
    </div>
  )
}
