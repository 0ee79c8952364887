import { create, object, optional, refine, type Struct, StructError, string } from 'superstruct'
import { BASE_PATH } from '../lib/basePath'

/**
 * Settings of the console that differ between environments, from `config.json` (contract, «Hosts and configuration»).
 */
export type Config = {
  /** Base URL of the API without the segment `/v1`; empty if the API has the same origin as the console. */
  apiBase: string
  streamBase: string
  /** The delivery product that the daily report covers: `code` is part of the report's URL, `name` is part of its title. */
  product: { code: string; name: string }
  /** URL template of the map tiles with {z}, {x}, {y} and optionally {theme} (`light` or `dark`). */
  tiles: { url: string; attribution: string }
  /** The URL to which the console sends error reports; if it is missing, no reports are sent. */
  reportUrl?: string
}

const DEFAULTS: Config = {
  apiBase: '',
  streamBase: '',
  product: { code: 'delivery', name: 'Доставка' },
  tiles: { url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png', attribution: '© OpenStreetMap' },
}

export const CONFIG_FILE = 'config.json'

/** The console shows nothing until the config has loaded, so a request without a response must time out. */
const MAX_WAIT_MS = 8000
const LATE = `Файл ${CONFIG_FILE} не загрузился: сервер не ответил вовремя`

/** An invalid or missing config. The error's message is in Russian and names the file and the wrong key. */
export class ConfigError extends Error {}

let config: Config = DEFAULTS

export const getConfig = (): Config => config

export function setConfig(next: Config): void {
  config = next
}

export async function loadConfig(): Promise<Config> {
  const signal = AbortSignal.timeout(MAX_WAIT_MS)
  const response = await fetch(`${BASE_PATH}/${CONFIG_FILE}`, { cache: 'no-cache', signal }).catch(() => null)
  if (signal.aborted) throw new ConfigError(LATE)
  if (!response) throw new ConfigError(`Файл ${CONFIG_FILE} не загрузился: нет связи с сервером`)
  if (!response.ok) throw new ConfigError(`Файл ${CONFIG_FILE} не загрузился: сервер ответил ${response.status}`)
  const json: unknown = await response.json().catch(() => undefined)
  if (signal.aborted) throw new ConfigError(LATE)
  if (json === undefined) throw new ConfigError(`Файл ${CONFIG_FILE} не найден или содержит не JSON`)
  return parseConfig(json)
}

export function parseConfig(json: unknown): Config {
  try {
    const given = create(json, ConfigFile)
    const apiBase = given.apiBase ?? DEFAULTS.apiBase
    return {
      apiBase,
      streamBase: given.streamBase ?? apiBase,
      product: { ...DEFAULTS.product, ...given.product },
      tiles: { ...DEFAULTS.tiles, ...given.tiles },
      ...(given.reportUrl === undefined ? {} : { reportUrl: given.reportUrl }),
    }
  } catch (error) {
    if (!(error instanceof StructError)) throw error
    if (error.path.length === 0) throw new ConfigError(`Файл ${CONFIG_FILE}: нужен объект JSON`)
    const problem = error.type === 'never' ? 'неизвестный ключ' : 'неверное значение ключа'
    throw new ConfigError(`Файл ${CONFIG_FILE}: ${problem} «${error.path.join('.')}»`)
  }
}

const text = (name: string, isGood: (value: string) => boolean): Struct<string | undefined, null> =>
  optional(refine(string(), name, isGood))

const isBase = (value: string) => value === '' || (/^(https?:\/\/|\/)\S*$/.test(value) && isAddress(value))

/** `https://` alone matches the pattern in `isBase` but has no host. */
function isAddress(value: string): boolean {
  try {
    return new URL(value, 'https://console').host !== ''
  } catch {
    return false
  }
}

const hasTilePlaces = (value: string) => ['{z}', '{x}', '{y}'].every((place) => value.includes(place))

const ConfigFile = object({
  apiBase: text('base URL', isBase),
  streamBase: text('base URL', isBase),
  product: optional(
    object({ code: text('code', (v) => /^[\w-]+$/.test(v)), name: text('name', (v) => v.trim() !== '') }),
  ),
  tiles: optional(object({ url: text('tile template', hasTilePlaces), attribution: text('text', () => true) })),
  reportUrl: text('absolute URL', (value) => /^https?:\/\/[^\s/]+\S*$/.test(value)),
})
