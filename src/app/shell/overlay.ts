import { useState } from 'react'
import { proxy, useSnapshot } from 'valtio'

type Overlay = 'palette' | 'shortcuts' | 'courierMap'

export const overlayState = proxy<{ open: Overlay | null }>({ open: null })

export function openOverlay(overlay: Overlay): void {
  overlayState.open = overlay
}

export function closeOverlay(): void {
  overlayState.open = null
}

/** `wasOpened` is true from the first opening on. The overlay is then kept mounted, so that it can fade out when it closes. */
export function useOverlay(overlay: Overlay): { isOpen: boolean; wasOpened: boolean } {
  const isOpen = useSnapshot(overlayState).open === overlay
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return { isOpen, wasOpened: wasOpened || isOpen }
}
