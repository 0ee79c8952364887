import type { ZoneType } from '../domain/zones'

/** SVG paths of the transport icons in a 24×24 box, shared by the icon component and the map canvas. */
export const TRANSPORT_PATH: Record<ZoneType, string> = {
  1: 'M15 4a2 2 0 1 1-4 0 2 2 0 1 1 4 0zM7.5 12 11 8h2.5l1.5 3.5 3.5 1.5M11.5 8.5l-1 6 3.5 2.5 1 5M9.7 15.5 6.5 22',
  5: 'M9.5 16a4 4 0 1 1-8 0 4 4 0 1 1 8 0zM22.5 16a4 4 0 1 1-8 0 4 4 0 1 1 8 0zM5.5 16 9 9h6.2l3.3 7M9 9l3.5 7h-7M12.5 16l2.7-7-1-3H17M7.3 7h3',
  8: 'M9 17a3 3 0 1 1-6 0 3 3 0 1 1 6 0zM21 17a3 3 0 1 1-6 0 3 3 0 1 1 6 0zM9 17h5.5l2-4.5L14.5 6H12M3 12.5h7l2.5 4.5M16.5 12.5 17.5 14',
  10: 'M4 17.5v-6L6.2 6h11.6L20 11.5v6zM4 11.5h16M6 17.5v2.5M18 17.5v2.5M7.5 14.5h1.5M15 14.5h1.5',
  20: 'M20 4h-6M20 4v6M20 4l-9 9M17 14v6H4V7h6',
}
