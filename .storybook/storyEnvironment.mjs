// @ts-check
import { getTestRunnerConfig, setupPage } from '@storybook/test-runner'
import { TestEnvironment } from 'jest-environment-node'
import { chromium } from 'playwright-core'
import { checkFocusOrder } from './focusOrder.mjs'

/**
 * Where the stories of a file run. The runner's own environment opens a page for each file: Storybook is loaded, compiled and
 * warmed up once more for a handful of stories, which takes longer than they do. Here a worker keeps one page for all of its
 * files. A page is given up
 *
 * - after a story that failed: what it left behind (a play function that still runs, an open dialog) must not fail the next
 *   ones. Storybook itself would reload the page, and lose the runner's part of it;
 * - after a file whose head says `@ownPage`, because its stories leave traces by their nature;
 * - after `FILES_A_PAGE` files: a page grows by about 20 MB a file, and at two gigabytes each story takes twice its time.
 */

const FILES_A_PAGE = 12

/** The message by which Jest tells a worker to end; there is no hook. An open connection would keep the process alive. */
const END = 2

/** @type {import('playwright-core').BrowserContext | undefined} */
let context
/** @type {import('playwright-core').Page | undefined} */
let page
/** Files whose stories this page has run. */
let files = 0

/** @param {any} config of the project, with what the runner has put into it */
async function connect({ wsEndpoint, testEnvironmentOptions }) {
  const browser = await chromium.connect(wsEndpoint)
  process.on('message', function onMessage(/** @type {unknown[]} */ [kind]) {
    if (kind !== END) return
    process.off('message', onMessage)
    void browser.close()
  })
  return browser.newContext(testEnvironmentOptions['jest-playwright'].contextOptions)
}

async function openPage() {
  if (!context) throw new Error('No browser yet')
  const opened = await context.newPage()
  await setupPage(opened, context)
  return opened
}

async function givePageUp() {
  const left = page
  page = undefined
  files = 0
  await left?.close()
}

/** The runner would open another page and begin the story again; from a static build a page is only left by mistake. */
function leftPage() {
  throw new Error('The story left its page')
}

export default class StoryEnvironment extends TestEnvironment {
  /** @param {import('@jest/environment').JestEnvironmentConfig} config @param {import('@jest/environment').EnvironmentContext} file */
  constructor(config, file) {
    super(config, file)
    this.project = config.projectConfig
    this.leavesTraces = 'ownPage' in file.docblockPragmas
  }

  /** @override */
  async setup() {
    await super.setup()
    context ??= await connect(this.project)
    const { preVisit, postVisit } = (await getTestRunnerConfig()) ?? {}
    // What a file's stories have stored is nobody else's. A page that does not respond has crashed.
    await page?.evaluate(() => localStorage.clear()).catch(givePageUp)
    // The names under which the runner's test of a story looks for these.
    Object.assign(this.global, {
      __sbPreVisit: preVisit,
      __sbPostVisit: async (
        /** @type {import('playwright-core').Page} */ visited,
        /** @type {{ id: string, title: string, name: string }} */ story,
      ) => {
        await postVisit?.(/** @type {any} */ (visited), /** @type {any} */ (story))
        await checkFocusOrder(visited, story)
      },
      jestPlaywright: { resetPage: leftPage },
    })
  }

  /** @override */
  async teardown() {
    files += 1
    if (this.leavesTraces || files >= FILES_A_PAGE) await givePageUp()
    await super.teardown()
  }

  /** @param {import('@jest/types').Circus.Event} event */
  async handleTestEvent(event) {
    if (event.name === 'test_start') this.global.page = page ??= await openPage()
    if (event.name === 'test_done' && event.test.errors.length > 0) await givePageUp()
  }
}
