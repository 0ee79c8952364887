import type { DemoNotice } from '../demo/demoNotices'

export function DemoNoticeList({ notices }: { notices: readonly DemoNotice[] }) {
  return (
    <div role="status">
      {notices.map(({ kind, tone, text }) => (
        <div key={kind} className="demo-notice" data-tone={tone}>
          <p>{text}</p>
          {kind === 'elsewhere' && (
            <button type="button" onClick={() => window.location.reload()}>
              Продолжить здесь
            </button>
          )}
        </div>
      ))}
    </div>
  )
}
