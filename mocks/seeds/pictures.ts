import type { EmployeeRecord } from '../store/records'

/** Generated images replace photos of employees and documents: data URLs need no network, and no real face is shown. */

const dataImage = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

export function portraitImage({
  id,
  firstName,
  lastName,
}: Pick<EmployeeRecord, 'id' | 'firstName' | 'lastName'>): string {
  return dataImage(
    `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><rect width="96" height="96" fill="hsl(${(id * 47) % 360} 42% 38%)"/>
<text x="48" y="60" font-family="sans-serif" font-size="36" fill="#fff" text-anchor="middle">${lastName.charAt(0)}${firstName.charAt(0)}</text></svg>`,
  )
}

export const documentImage = (title: string, name: string): string =>
  dataImage(
    `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="300" font-family="sans-serif"><rect width="420" height="300" rx="16" fill="#eef3f8"/>
<rect x="24" y="88" width="104" height="136" fill="#c5d2e0"/><text x="24" y="52" font-size="22">${title}</text>
<text x="152" y="112" font-size="16">${name}</text><path d="M152 140h240M152 168h200M152 196h220" stroke="#9fb2c6" stroke-width="6"/></svg>`,
  )
