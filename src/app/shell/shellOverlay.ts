import { useState } from 'react'
import { proxy, useSnapshot } from 'valtio'

type Overlay = 'palette' | 'shortcuts' | 'courierMap'

export const shellOverlayState = proxy<{ open: Overlay | null }>({ open: null })

export function openShellOverlay(overlay: Overlay): void {
  shellOverlayState.open = overlay
}

export function closeShellOverlay(): void {
  shellOverlayState.open = null
}

/** `wasOpened` is true from the first opening on. The overlay is then kept mounted, so that it can fade out when it closes. */
export function useShellOverlay(overlay: Overlay): { isOpen: boolean; wasOpened: boolean } {
  const isOpen = useSnapshot(shellOverlayState).open === overlay
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return { isOpen, wasOpened: wasOpened || isOpen }
}
