import { type MouseEvent, type PropsWithChildren, useState } from 'react'

/**
 * Opens a demo user in a window at the right half of the screen. With Ctrl, Cmd or Shift, and if the browser blocks the
 * window, it works as a link to a new tab.
 */
export function BesideLink({ href, children }: PropsWithChildren<{ href: string }>) {
  const [isBlocked, setBlocked] = useState(false)

  function open(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    const { availWidth, availHeight } = window.screen
    const half = Math.floor(availWidth / 2)
    // With `noopener`, window.open returns null even if the window opens.
    const opened = window.open(href, '_blank', `popup,left=${half},top=0,width=${half},height=${availHeight}`)
    setBlocked(opened === null)
    if (!opened) return
    // The new window starts with a copy of this tab's session storage: another person's session, and the docked panel.
    opened.sessionStorage.clear()
    opened.opener = null
    event.preventDefault()
  }

  return (
    <>
      <a href={href} target="_blank" rel="noopener" onClick={open}>
        {children}
      </a>
      <span role="status">{isBlocked && ' Браузер не дал открыть окно рядом: открыта вкладка.'}</span>
    </>
  )
}
