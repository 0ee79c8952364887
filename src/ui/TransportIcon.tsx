import type { ReactNode } from 'react'
import type { ZoneType } from '../domain/zones'

const SHAPE: Record<ZoneType, ReactNode> = {
  1: (
    <>
      <circle cx="13" cy="4" r="2" />
      <path d="M7.5 12 11 8h2.5l1.5 3.5 3.5 1.5M11.5 8.5l-1 6 3.5 2.5 1 5M9.7 15.5 6.5 22" />
    </>
  ),
  5: (
    <>
      <circle cx="5.5" cy="16" r="4" />
      <circle cx="18.5" cy="16" r="4" />
      <path d="M5.5 16 9 9h6.2l3.3 7M9 9l3.5 7h-7M12.5 16l2.7-7-1-3H17M7.3 7h3" />
    </>
  ),
  8: (
    <>
      <circle cx="6" cy="17" r="3" />
      <circle cx="18" cy="17" r="3" />
      <path d="M9 17h5.5l2-4.5L14.5 6H12M3 12.5h7l2.5 4.5M16.5 12.5 17.5 14" />
    </>
  ),
  10: <path d="M4 17.5v-6L6.2 6h11.6L20 11.5v6zM4 11.5h16M6 17.5v2.5M18 17.5v2.5M7.5 14.5h1.5M15 14.5h1.5" />,
  20: <path d="M20 4h-6M20 4v6M20 4l-9 9M17 14v6H4V7h6" />,
}

/** How a courier or a zone goes, as a small drawing; the words stand beside it. */
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
      {SHAPE[type]}
    </svg>
  )
}
