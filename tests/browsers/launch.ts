import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import puppeteer, { type BrowserContext, type KeyInput, type Page } from 'puppeteer-core'
import { Builder, Button, Key, Origin, type WebDriver } from 'selenium-webdriver'
import { CHROMIUM_ARGS } from '../../scripts/chromium.mjs'
import type { Driver } from './tab'

const SIZE = { width: 1440, height: 900 }

/** A running browser. `open` opens a tab whose storage no other tab shares. */
export type RunningBrowser = {
  open: () => Promise<Driver>
  close: () => Promise<void>
}

export async function launchByPuppeteer(name: 'chromium' | 'firefox', path: string): Promise<RunningBrowser> {
  const browser = await puppeteer.launch({
    browser: name === 'firefox' ? 'firefox' : 'chrome',
    executablePath: path,
    headless: name === 'chromium' ? 'shell' : true,
    defaultViewport: SIZE,
    args: name === 'chromium' ? CHROMIUM_ARGS : [],
    env: { ...process.env, TZ: 'Asia/Almaty' },
    ...(name === 'firefox' && {
      extraPrefsFirefox: { 'intl.accept_languages': 'ru-RU', 'ui.prefersReducedMotion': 1 },
    }),
  })
  return {
    open: async () => {
      const context = await browser.createBrowserContext()
      return drivePage(await context.newPage(), context)
    },
    close: () => browser.close(),
  }
}

function drivePage(page: Page, context: BrowserContext): Driver {
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    run: (source, args) => page.evaluate(`(${source})(...${JSON.stringify(args)})`),
    click: ({ x, y }) => page.mouse.click(x, y),
    drag: async (from, to) => {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 })
      await page.mouse.move(to.x, to.y, { steps: 4 })
      await page.mouse.up()
    },
    type: (text) => page.keyboard.type(text),
    press: async (key, modifier) => {
      if (modifier) await page.keyboard.down(modifier)
      await page.keyboard.press(key as KeyInput)
      if (modifier) await page.keyboard.up(modifier)
    },
    newTab: async () => drivePage(await context.newPage(), context),
    close: () => context.close(),
  }
}

/** Controls WebKitGTK with WebDriver. `open` starts a separate browser each time, because all tabs of a session share one storage. */
export async function launchWebkit(path: string): Promise<RunningBrowser> {
  const screen = await startDisplay()
  const port = await freePort()
  const settings = gtkSettings()
  const env = {
    ...process.env,
    DISPLAY: screen.display,
    TZ: 'Asia/Almaty',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    XDG_CONFIG_HOME: settings,
  }
  const service = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env })
  const close = () => {
    service.kill()
    screen.process.kill()
    rmSync(settings, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: path, args: ['--automation'] },
  }
  const url = `http://127.0.0.1:${port}`
  await Promise.race([isListening(url), endOf('WebKitWebDriver', service)]).catch((error) => {
    close()
    throw error
  })
  return {
    open: async () => {
      const session = await new Builder().usingServer(url).withCapabilities(capabilities).build()
      await session.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 })
      await session
        .manage()
        .window()
        .setRect({ ...SIZE, x: 0, y: 0 })
      return driveWindow(session, await session.getWindowHandle(), true)
    },
    close: async () => close(),
  }
}

/** Starts Xvfb, which picks a free display. When Xvfb is ready, it writes the number of the display to file descriptor 3. */
async function startDisplay(): Promise<{ process: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    env: process.env,
  })
  const numbers = screen.stdio[3] as Readable
  const [number] = await Promise.race([once(numbers, 'data'), endOf('Xvfb', screen)])
  return { process: screen, display: `:${String(number).trim()}` }
}

/** Rejects when the program exits or fails to start. Without a listener for `error`, a failed start would end the whole test run. */
function endOf(name: string, program: ChildProcess): Promise<never> {
  return new Promise((_resolve, reject) => {
    program.once('error', (error) => reject(new Error(`${name} did not start: ${error.message}`)))
    program.once('exit', (code) => reject(new Error(`${name} ended with code ${code}`)))
  })
}

/**
 * Creates a GTK settings folder that turns animations off, because a click on a dialog that is still opening would miss its button. Returns
 * the path.
 */
function gtkSettings(): string {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  return folder
}

const MODIFIERS = { Control: Key.CONTROL, Alt: Key.ALT, Shift: Key.SHIFT }
const KEYS: Record<string, string> = {
  Enter: Key.ENTER,
  Tab: Key.TAB,
  Escape: Key.ESCAPE,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Backspace: Key.BACK_SPACE,
}

function driveWindow(session: WebDriver, handle: string, isFirst: boolean): Driver {
  const here = () => session.switchTo().window(handle)
  const at = ({ x, y }: { x: number; y: number }) => ({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
  return {
    goto: async (url) => {
      await here()
      await session.get(url)
    },
    run: async (source, args) => {
      await here()
      return session.executeScript(`return (${source})(...arguments)`, ...args)
    },
    click: async (point) => {
      await here()
      await session.actions().move(at(point)).press(Button.LEFT).release(Button.LEFT).perform()
    },
    drag: async (from, to) => {
      await here()
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
      const hand = session.actions().move(at(from)).press(Button.LEFT)
      await hand.move(at(middle)).move(at(to)).release(Button.LEFT).perform()
    },
    type: async (text) => {
      await here()
      await session.actions().sendKeys(text).perform()
    },
    press: async (key, modifier) => {
      await here()
      const value = KEYS[key] ?? key
      const keys = session.actions()
      if (modifier) keys.keyDown(MODIFIERS[modifier])
      keys.keyDown(value).keyUp(value)
      if (modifier) keys.keyUp(MODIFIERS[modifier])
      await keys.perform()
    },
    newTab: async () => {
      await session.switchTo().newWindow('tab')
      return driveWindow(session, await session.getWindowHandle(), false)
    },
    close: async () => {
      if (isFirst) await session.quit()
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

async function isListening(url: string): Promise<void> {
  for (let left = 100; left > 0; left--) {
    const isReady = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    // WebKitWebDriver does not report when it is ready, so poll its status.
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('WebKitWebDriver does not answer')
}
