import type { PayAttempt, SalaryPayState } from '../../src/domain/salary/payAttempt'
import { salaryPayState } from '../../src/domain/salary/payAttempt'
import { RequestFailure } from '../../src/lib/failure'
import { createSalaryPaymentSender, type PayResult } from '../../src/pages/salary/pay/createSalaryPaymentSender'
import { type CrossTabSalaryLocks, createCrossTabSalaryLocks } from '../../src/pages/salary/pay/crossTabSalaryLocks'
import { createPayAttemptJournal, type KeyValueStore } from '../../src/pages/salary/pay/payAttemptJournal'

/** Outcomes of a payment request. «before» and «after»: the request fails before or after the server has paid. */
export const FAULTS = [
  'none',
  'cut before',
  'cut after',
  'cut, paid 3 s later',
  'timeout before',
  'timeout after',
  'timeout, paid 4 s later',
  '500 before',
  '500 after',
  '500 with a message',
  '502 before',
  '502 after',
  '503 before',
  '503 after',
  '504 before',
  '504 after',
  '403',
  '422',
  'paid by another just before',
] as const
export type Fault = (typeof FAULTS)[number]

const TIMEOUT_MS = 60_000

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
/**
 * Creates the error that the HTTP layer throws for a failed request. For some failures the outcome of the request is unknown (contract,
 * «unknown outcome of a change»).
 */
function failure(status?: number, message = 'Ошибка'): RequestFailure {
  const isUnknown = status === undefined || (status >= 502 && status <= 504) || (status >= 500 && message === 'Ошибка')
  return new RequestFailure({
    message,
    ...(status === undefined ? {} : { status }),
    ...(isUnknown ? { outcome: 'unknown' } : {}),
  })
}

export class PayServer {
  readonly executions = new Map<number, number>()
  readonly paid = new Set<number>()
  readonly hidden = new Set<number>()
  requests = 0
  searches = 0
  private readonly isNaive: boolean
  private readonly faults: Fault[]

  /** With `isNaive` each request pays its records, even if they are already paid. Only the console can then prevent a second payment. */
  constructor(settings: { isNaive: boolean; faults: readonly Fault[] }) {
    this.isNaive = settings.isNaive
    this.faults = [...settings.faults]
  }

  private pay(ids: readonly number[]): void {
    if (!this.isNaive && ids.some((id) => this.paid.has(id))) throw failure(409, 'Выплата уже произведена')
    for (const id of ids) {
      this.executions.set(id, (this.executions.get(id) ?? 0) + 1)
      this.paid.add(id)
    }
  }

  /**
   * The server pays after the client has stopped waiting. If the server refuses, nothing is thrown, because no client would receive the
   * refusal.
   */
  private payLate(ids: readonly number[]): void {
    if (this.isNaive || !ids.some((id) => this.paid.has(id))) this.pay(ids)
  }

  async request(ids: readonly number[]): Promise<void> {
    this.requests++
    const fault = this.faults.shift() ?? 'none'
    await wait(50)
    if (fault === 'none') return this.pay(ids)
    if (fault === '403' || fault === '422') throw failure(Number(fault), 'Нельзя')
    if (fault === '500 with a message') throw failure(500, 'Касса закрыта')
    if (fault === 'paid by another just before') {
      if (!this.isNaive) this.pay(ids.slice(0, 1))
      else this.paid.add(ids[0] ?? 0)
      throw failure(409, 'Выплата уже произведена')
    }
    if (fault.endsWith('after')) this.pay(ids)
    if (fault.startsWith('timeout')) await wait(TIMEOUT_MS)
    const late = /(\d) s later/.exec(fault)?.[1]
    if (late) setTimeout(() => this.payLate(ids), Number(late) * 1000)
    const status = Number(fault.slice(0, 3))
    throw failure(Number.isNaN(status) ? undefined : status)
  }

  async list(ids: readonly number[]): Promise<Map<number, boolean>> {
    this.searches++
    await wait(20)
    return new Map(ids.filter((id) => !this.hidden.has(id)).map((id) => [id, this.paid.has(id)]))
  }
}

export class PayBrowser {
  readonly texts = new Map<string, string>()
  readonly held = new Map<string, PayTab>()
  /** False for a page without https, where the browser has no Web Locks and tabs cannot coordinate. */
  readonly hasLocks: boolean
  constructor({ hasLocks = true } = {}) {
    this.hasLocks = hasLocks
  }
}

let nonces = 0

export class PayTab {
  private isAlive = true
  private readonly server: PayServer
  private readonly browser: PayBrowser
  private readonly leaving = new AbortController()
  private readonly payer
  private listed = new Map<number, boolean>()

  constructor(server: PayServer, browser: PayBrowser) {
    this.server = server
    this.browser = browser
    this.payer = createSalaryPaymentSender({
      send: (ids) => this.living(server.request(ids)),
      read: (_place, ids) => this.living(server.list(ids)),
      journal: createPayAttemptJournal(this.store()),
      locks: browser.hasLocks ? this.locks() : createCrossTabSalaryLocks(undefined),
      now: () => Date.now(),
      wait: (ms, signal) => this.living(sleep(ms, signal)),
      nonce: () => String(++nonces),
      onChange: () => undefined,
    })
  }

  private living<T>(promise: Promise<T>): Promise<T> {
    const alive =
      <V>(go: (value: V) => void) =>
      (value: V) => {
        if (this.isAlive) go(value)
      }
    return new Promise<T>((resolve, reject) => promise.then(alive(resolve), alive(reject)))
  }

  private store(): KeyValueStore {
    const { texts } = this.browser
    return {
      read: (key) => texts.get(key) ?? null,
      write: (key, value) => {
        if (value === null) texts.delete(key)
        else texts.set(key, value)
        return true
      },
      keys: () => [...texts.keys()],
    }
  }

  private locks(): CrossTabSalaryLocks {
    const { held } = this.browser
    return {
      seesTabs: true,
      hold: async (names, run) => {
        if (names.some((name) => held.has(name))) return null
        for (const name of names) held.set(name, this)
        try {
          return await run()
        } finally {
          for (const name of names) if (held.get(name) === this) held.delete(name)
        }
      },
    }
  }

  async open(ids: readonly number[]): Promise<void> {
    await this.reload(ids)
    void this.payer.resume(this.leaving.signal)
  }

  async reload(ids: readonly number[]): Promise<void> {
    const requestedAt = Date.now()
    this.listed = await this.server.list(ids)
    this.payer.observe(
      [...this.listed].map(([id, isPaid]) => ({ ids: [id], isPaid })),
      requestedAt,
    )
  }

  state(ids: readonly number[]): SalaryPayState {
    const journal = createPayAttemptJournal(this.store())
    const attempts = ids.map((id) => journal.of(id)).filter((attempt): attempt is PayAttempt => attempt !== null)
    return salaryPayState(
      ids.every((id) => this.listed.get(id)),
      attempts,
    )
  }

  async press(all: readonly number[], signal = new AbortController().signal): Promise<PayResult | undefined> {
    // A row of the server's list never contains both paid and unpaid records (contract, «Money»), so pay only the unpaid ones.
    const ids = all.filter((id) => this.listed.get(id) === false)
    if (this.state(ids) !== 'unpaid') return undefined
    const result = await this.payer.pay({ ids, place: { cityId: 1 }, isSingle: ids.length === 1 }, signal)
    await this.reload(all)
    void this.payer.resume(this.leaving.signal)
    return result
  }

  close(): void {
    this.isAlive = false
    this.leaving.abort()
    for (const [name, tab] of this.browser.held) if (tab === this) this.browser.held.delete(name)
  }
}

function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(new DOMException('Aborted', 'AbortError'))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop)
  })
}
