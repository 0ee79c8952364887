import { createRoot } from 'react-dom/client'
import type { WorldConnection } from '../demo/connectToWorld'
import type { ConsoleAppBridge } from '../demo/worldLinks'
import { DemoPanel } from './DemoPanel'

export function mountDemoPanel(world: WorldConnection, viewer: ConsoleAppBridge): void {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<DemoPanel world={world} viewer={viewer} />)
}
