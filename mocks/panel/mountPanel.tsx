import { createRoot } from 'react-dom/client'
import type { WorldConnection } from '../demo/connect'
import type { ConsoleState } from '../demo/worldLinks'
import { DemoPanel } from './DemoPanel'

export function mountPanel(world: WorldConnection, viewer: ConsoleState): void {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<DemoPanel world={world} viewer={viewer} />)
}
