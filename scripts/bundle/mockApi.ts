import { parseArgs } from 'node:util'
import { parseOfficeDateTime } from '../../mocks/demo/worldParams'
import { type MockServer, type MockServerSettings, startMockServer } from '../../mocks/node'

type MockApiOptions = Readonly<Record<string, string | boolean | undefined>>

type Range = readonly [min: number, max: number, step: number]

const NUMBERS = {
  port: ['apiPort', [0, 65_535, 1]],
  'stream-port': ['streamPort', [0, 65_535, 1]],
  seed: ['seed', [0, 2 ** 31, 1]],
  size: ['size', [0, 200_000, 1]],
  archive: ['archive', [0, 200_000, 1]],
  speed: ['speed', [0, 600, 0.25]],
} as const satisfies Record<string, readonly [keyof MockServerSettings, Range]>

export class OptionRefusal extends Error {}

export function settingsOf(options: MockApiOptions): MockServerSettings {
  const settings: MockServerSettings = {}
  for (const [option, [name, range]] of Object.entries(NUMBERS)) {
    const text = options[option]
    if (typeof text === 'string') settings[name] = numberIn(option, text, range)
  }
  if (options.control === true) settings.control = true
  const { at, host } = options
  if (typeof host === 'string') settings.host = host
  if (typeof at !== 'string' || at === 'now') return settings
  const moment = parseOfficeDateTime(at)
  if (!moment) {
    throw new OptionRefusal(
      `--at ${at}: expected now, 2026-03-18T13:00 (time of Karaganda) or 2026-03-18T13:00:00+05:00`,
    )
  }
  return { ...settings, at: moment }
}

export async function serveMockApi(args: string[]): Promise<MockServer> {
  const names = [...Object.keys(NUMBERS), 'at', 'host']
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
  const { values } = parseArgs({ args, options: { ...options, control: { type: 'boolean' } } })
  return startMockServer(settingsOf({ port: '8080', 'stream-port': '8081', ...values }))
}

function numberIn(option: string, text: string, [min, max, step]: Range): number {
  const value = Number(text)
  if (text.trim() === '' || !(value >= min && value <= max) || value % step !== 0) {
    const kind = step === 1 ? 'a whole number' : `a multiple of ${step}`
    throw new OptionRefusal(`--${option} ${text}: expected ${kind} from ${min} to ${max}`)
  }
  return value
}
