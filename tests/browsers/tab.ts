import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** Position in CSS pixels of the viewport. */
export type Point = { x: number; y: number }

/**
 * The operations that must be implemented for each browser. All other test helpers use only these, so each test flow is written once for
 * all browsers.
 */
export type Driver = {
  goto: (url: string) => Promise<void>
  /** Runs `(${source})(...args)` in the page and returns its JSON result. */
  run: (source: string, args: unknown[]) => Promise<unknown>
  click: (at: Point) => Promise<void>
  drag: (from: Point, to: Point) => Promise<void>
  type: (text: string) => Promise<void>
  /** `key` is a value of `KeyboardEvent.key`; `modifier` is held down during the press. */
  press: (key: string, modifier?: 'Control' | 'Alt' | 'Shift') => Promise<void>
  newTab: () => Promise<Driver>
  close: () => Promise<void>
}

const PATIENCE_MS = 40_000
/** Source of Testing Library, which finds elements by role and name. It runs inside the page. */
const QUERIES = readFileSync(require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.js'), 'utf8')

type Found = Point & { isEnabled: boolean }

export class Tab {
  constructor(
    private readonly driver: Driver,
    private readonly origin: string,
  ) {}

  errors = () => this.evaluate(() => (window as unknown as { pageErrors?: string[] }).pageErrors ?? [])

  async goto(path: string): Promise<void> {
    await this.driver.goto(this.origin + path)
    await this.prepare()
  }

  async newTab(path: string): Promise<Tab> {
    const tab = new Tab(await this.driver.newTab(), this.origin)
    await tab.goto(path)
    return tab
  }

  evaluate<T>(read: (...args: never[]) => T, ...args: unknown[]): Promise<T> {
    return this.driver.run(read.toString(), args) as Promise<T>
  }

  async until<T>(what: string, read: () => Promise<T>): Promise<NonNullable<T>> {
    const end = Date.now() + PATIENCE_MS
    for (;;) {
      // A read fails if the page is being reloaded at that moment.
      const value = await read().catch(() => undefined)
      if (value) return value as NonNullable<T>
      if (Date.now() > end) throw new Error(`${what}\nThe page shows:\n${await this.text()}`)
      await pause(100)
    }
  }

  text = (): Promise<string> =>
    this.evaluate(() => {
      const shown = document.querySelector<HTMLElement>('[role="dialog"]') ?? document.body
      return shown.innerText.slice(0, 3000)
    })

  async sees(text: string | RegExp): Promise<void> {
    const pattern = typeof text === 'string' ? text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : text.source
    await this.until(`No text ${text}`, () =>
      this.evaluate((source: string) => new RegExp(source, 'm').test(document.body.innerText), pattern),
    )
  }

  async click(role: string, name: string, index = 0): Promise<void> {
    await this.driver.click(await this.find(role, name, index))
  }

  /**
   * Waits for the element, scrolls it into view and returns its centre once it has stopped moving and accepts a
   * click. `name` is a pattern; the role `field` finds a form field by its label.
   */
  async find(role: string, name: string, index = 0): Promise<Point> {
    let before: Found | null = null
    return this.until(`No ${role} ${name}`, async () => {
      await this.prepare()
      const now = await this.evaluate(centreOf, role, name, index)
      const isStill = now?.isEnabled && before?.x === now.x && before.y === now.y
      before = now
      return isStill ? now : undefined
    })
  }

  type = (text: string) => this.driver.type(text)
  press = (key: string, modifier?: 'Control' | 'Alt' | 'Shift') => this.driver.press(key, modifier)
  clickAt = (at: Point) => this.driver.click(at)
  drag = (from: Point, to: Point) => this.driver.drag(from, to)

  /** Adds Testing Library and a recorder of errors to the page. A reload removes both, so this runs after each load. */
  private async prepare(): Promise<void> {
    const isReady = await this.evaluate(() => 'TestingLibraryDom' in window)
    if (isReady) return
    await this.driver.run(`() => {\n${QUERIES}\n}`, [])
    await this.evaluate(recordErrors)
  }
}

function recordErrors(): void {
  const page = window as unknown as { pageErrors: string[] }
  page.pageErrors = []
  window.addEventListener('error', ({ message }) => {
    // WebKit reports a harmless error when it calls a ResizeObserver one frame late.
    if (!message.startsWith('ResizeObserver loop')) page.pageErrors.push(message)
  })
  window.addEventListener('unhandledrejection', ({ reason }) => page.pageErrors.push(String(reason)))
}

type Queries = {
  TestingLibraryDom: {
    queryAllByRole: (body: HTMLElement, role: string, options: { name: RegExp }) => HTMLElement[]
    queryAllByLabelText: (body: HTMLElement, text: RegExp) => HTMLElement[]
  }
}

/** Runs in the page, so it must not use anything outside its own body. */
function centreOf(role: string, name: string, index: number): Found | null {
  const queries = (window as unknown as Partial<Queries>).TestingLibraryDom
  // A reload has removed Testing Library from the page.
  if (!queries) return null
  const { queryAllByRole, queryAllByLabelText } = queries
  const pattern = new RegExp(name)
  const found =
    role === 'field'
      ? queryAllByLabelText(document.body, pattern)
      : queryAllByRole(document.body, role, { name: pattern })
  const element = found[index]
  if (!element) return null
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const at = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  const hit = document.elementFromPoint(at.x, at.y)
  const isHit = hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest('label') !== null)
  return { ...at, isEnabled: isHit && !element.matches(':disabled, [aria-disabled="true"]') }
}
