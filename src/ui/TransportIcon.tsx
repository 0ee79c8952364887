import type { ZoneType } from '../domain/zones'
import { TRANSPORT_ICON_PATHS } from './transportIconPaths'

export function TransportIcon({ type }: { type: ZoneType }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={TRANSPORT_ICON_PATHS[type]} />
    </svg>
  )
}
