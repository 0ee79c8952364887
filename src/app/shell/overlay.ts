import { useState } from 'react'
import { proxy, useSnapshot } from 'valtio'

/** What can be opened over any screen, by button, shortcut or palette; one at a time. */
export type Overlay = 'palette' | 'shortcuts' | 'courierMap'

export const overlayState = proxy<{ open: Overlay | null }>({ open: null })

export function openOverlay(overlay: Overlay): void {
  overlayState.open = overlay
}

export function closeOverlay(): void {
  overlayState.open = null
}

/** Whether an overlay is open, and whether it ever was: what fades out stays in place once it has been shown. */
export function useOverlay(overlay: Overlay): { isOpen: boolean; wasOpened: boolean } {
  const isOpen = useSnapshot(overlayState).open === overlay
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return { isOpen, wasOpened: wasOpened || isOpen }
}
