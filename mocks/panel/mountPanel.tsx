import { createRoot } from 'react-dom/client'
import type { Connection } from '../demo/connect'
import type { Viewer } from '../demo/links'
import { DemoPanel } from './DemoPanel'

export function mountPanel(world: Connection, viewer: Viewer): void {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<DemoPanel world={world} viewer={viewer} />)
}
