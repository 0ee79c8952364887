import { type MouseEvent, type PropsWithChildren, useState } from 'react'
import { isStorageInMemory } from '../demo/memoryStorage'

export const isNewTabClick = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean => ctrlKey || metaKey || shiftKey

/** Opens a window at the right half of the screen. Returns false if the browser blocks it. */
export function openPopup(href: string): boolean {
  const { availWidth, availHeight } = window.screen
  const half = Math.floor(availWidth / 2)
  // Do not pass `noopener`: window.open would return null even if the window opens.
  const opened = window.open(href, '_blank', `popup,left=${half},top=0,width=${half},height=${availHeight}`)
  if (!opened) return false
  // The new window gets a copy of this tab's session storage, with this tab's user and the docked state of the demo panel. Clear the copy.
  if (!isStorageInMemory()) opened.sessionStorage.clear()
  opened.opener = null
  return true
}

/**
 * A link that opens the console of a demo user in a window beside this one. With Ctrl, Cmd or Shift, or if the browser blocks the window,
 * the link opens a new tab.
 */
export function PopupLink({ href, children }: PropsWithChildren<{ href: string }>) {
  const [isBlocked, setBlocked] = useState(false)

  function open(event: MouseEvent): void {
    if (isNewTabClick(event)) return
    const isOpened = openPopup(href)
    setBlocked(!isOpened)
    if (isOpened) event.preventDefault()
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
