import type { LatLong } from './geo'

const NUMBER = '(-?\\d{1,3}(?:\\.\\d+)?)'

type Form = { pattern: RegExp; isLongFirst?: boolean }

/** The place itself comes before the middle of the map. Yandex and 2GIS write the longitude first. */
const form = (before: string, separator = ',', isLongFirst = false): Form => ({
  pattern: new RegExp(`${before}${NUMBER}${separator}\\s*${NUMBER}(?![\\d.])`, 'i'),
  isLongFirst,
})

const QUERY = '[?&#](?:q|query|destination|daddr|text|ll|sll|center)=(?:loc:)?'

const YANDEX: readonly Form[] = [
  form('[?&](?:whatshere|poi)\\[point\\]=', ',', true),
  form('[?&]pt=', ',', true),
  form('[?&]text=', ','),
  form('[?&]ll=', ',', true),
]

const TWO_GIS: readonly Form[] = [form('/(?:geo|firm)/(?:[^/]+/)?', ',', true), form('[?&]m=', ',', true)]

const OTHERS: readonly Form[] = [
  form('^geo:'),
  form('!3d', '!4d'),
  form('[?&]mlat=', '&mlon='),
  form(QUERY),
  form('/(?:place|search|dir)/(?:[^/]*/)?'),
  form('/@'),
  form('#map=\\d+(?:\\.\\d+)?/', '/'),
]

/**
 * Coordinates in a link of Google Maps, Yandex Maps, 2GIS, OpenStreetMap or Apple Maps, or in a `geo:` link. Undefined for short links:
 * only their service can resolve them.
 */
export function coordinatesOfLink(text: string): LatLong | undefined {
  if (!/^(https?:\/\/|geo:)\S+$/i.test(text)) return undefined
  const link = decoded(text).replaceAll('+', ' ')
  const host = /^https?:\/\/([^/?#]+)/i.exec(link)?.[1] ?? ''
  const forms = /(^|\.)yandex\./i.test(host) ? YANDEX : /(^|\.)2gis\./i.test(host) ? TWO_GIS : OTHERS
  for (const { pattern, isLongFirst } of forms) {
    const match = pattern.exec(link)
    if (!match) continue
    const [first, second] = [Number(match[1]), Number(match[2])]
    return isLongFirst ? { lat: second, long: first } : { lat: first, long: second }
  }
  return undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
