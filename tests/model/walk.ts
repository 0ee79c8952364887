import { expect } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import { ROW } from '../antdSelectors'
import { chooseOption } from '../e2e/chooseOption'
import type { ConsolePage } from '../e2e/console'
import { expectSoon, pauseFor } from '../e2e/polling'
import { KEY } from '../server/contractServer'
import { type Path, SCREENS, type World } from './world'

/** The open form. `typed` is undefined until the user has typed a name. */
type Form = { id: number | undefined; typed?: string; isRestored?: boolean }

const QUESTIONS = /^(Коллега изменил то же самое|Запись удалена, пока вы редактировали)$/
const REFUSAL = /^(Отказ \d+|Так нельзя|Неизвестно, сохранилось ли|Похоже, уже сохранено|Не удалось проверить)/

/** What a user does on the page, and what must hold after each of his steps. The fields are what the user expects to see. */
export class Walk {
  path: Path = '/orders'
  form: Form | undefined
  isHidden = false
  /** Confirming clicks: each may send at most one state-changing request. */
  intents = 0
  stepCount = 0
  hasLostChunk = false
  #texts = 0
  readonly page: Page
  readonly #requests = new Set<unknown>()

  constructor(
    readonly world: World,
    readonly opened: ConsolePage,
  ) {
    this.page = opened.page
    this.page.context().setDefaultTimeout(30_000)
    this.page.on('request', (request) => request.url().includes('/v1/manage') && this.#requests.add(request))
    this.page.on('requestfinished', (request) => this.#requests.delete(request))
    this.page.on('requestfailed', (request) => this.#requests.delete(request))
  }

  rows = () => this.page.locator(ROW).filter({ visible: true })
  #ids = () => this.rows().evaluateAll((rows) => rows.map((row) => Number(row.dataset.rowKey)))
  #names = () => this.rows().evaluateAll((rows) => rows.map((row) => row.querySelectorAll('td')[1]?.innerText ?? ''))
  /** Stands beside a list that could not be loaded again. */
  reloadButton = () =>
    this.page
      .getByRole('alert')
      .getByRole('button', { name: 'Обновить', exact: true })
      .filter({ visible: true })
      .first()
  heading = () => this.page.getByRole('heading', { level: 1, name: SCREENS[this.path] })
  dialog = () => this.page.getByRole('dialog', { name: /^(Новый город|Редактирование города)$/ })
  name = () => this.dialog().getByLabel('Название', { exact: true })
  question = () => this.page.getByRole('dialog', { name: QUESTIONS })
  leaveQuestion = () => this.page.getByRole('dialog', { name: 'Отменить изменения и уйти со страницы?' })
  press = (name: string | RegExp, scope: Page | Locator = this.page) =>
    scope.getByRole('button', { name, exact: true }).click()

  /** Waits until no request of the console is pending. */
  async settle(): Promise<void> {
    for (let quiet = 0; quiet < 3; await pauseFor(50)) quiet = this.#requests.size === 0 ? quiet + 1 : 0
  }

  /** Polls until one of the conditions is true and returns its name. A session that has ended is always one of them. */
  async first<Name extends string>(outcomes: Record<Name, () => Promise<boolean>>): Promise<Name | 'signedOut'> {
    const all = Object.entries<() => Promise<boolean>>({ ...outcomes, signedOut: () => this.#hasLeft() })
    let found: string | undefined
    await expectSoon(async () => {
      for (const [name, isSo] of all) if (found === undefined && (await isSo())) found = name
      if (found === undefined && this.hasLostChunk) await this.#retry()
      return found !== undefined
    }, true)
    return found as Name | 'signedOut'
  }

  /** Also if the chunk of the sign-in screen was lost; `comes` loads it again. */
  #hasLeft = async () =>
    (await this.#isSignIn()) ||
    (this.hasLostChunk && (await this.page.getByRole('heading', { level: 1, name: 'Не загрузилось' }).isVisible()))

  #isSignIn = () => this.page.getByRole('heading', { name: 'Вход' }).isVisible()

  async goTo(path: Path): Promise<void> {
    this.path = path
    await this.page.evaluate((to) => history.pushState(null, '', to), path)
    await this.comes(this.heading())
  }

  /** Waits for an element or the end of the session, and loads lost chunks again. */
  async comes(wanted: Locator): Promise<void> {
    await expectSoon(async () => {
      if ((await wanted.isVisible()) || (await this.#isSignIn())) return true
      await this.#retry()
      return false
    }, true)
  }

  /** Loads a lost chunk or a failed list again. */
  async #retry(): Promise<void> {
    const retry = this.page.getByRole('button', { name: 'Повторить', exact: true }).filter({ visible: true })
    if ((await retry.count()) > 0)
      await retry
        .last()
        .click({ timeout: 2000 })
        .catch(() => undefined)
  }

  async openForm(place: number): Promise<void> {
    const openers = this.page.getByRole('button', { name: /^Редактировать: / })
    const count = await openers.count()
    const isNew = place % 4 === 0 || count === 0
    const opener = isNew ? this.page.getByRole('button', { name: 'Добавить город' }) : openers.nth(place % count)
    const key = isNew ? null : await opener.locator('xpath=ancestor::tr').getAttribute('data-row-key')
    await opener.click()
    this.form = { id: key === null ? undefined : Number(key) }
    await this.whenFormLoads()
  }

  /** Waits for the form. If it does not load, the user tries twice more, then closes it. */
  async whenFormLoads(tries = 2): Promise<void> {
    const retry = this.page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Повторить|Обновить)$/ })
      .first()
    const outcome = await this.first({ failed: () => retry.isVisible(), ready: () => this.#isFormReady() })
    if (outcome !== 'failed') return
    if (tries > 0) {
      await retry.click()
      await this.settle()
      return this.whenFormLoads(tries - 1)
    }
    this.form = undefined
    await this.page.keyboard.press('Escape')
  }

  async #isFormReady(): Promise<boolean> {
    if ((await this.dialog().locator('form[aria-busy="true"]').count()) > 0) return false
    return (await this.name().isVisible()) && (await this.name().isEnabled())
  }

  async type(): Promise<void> {
    const { form } = this
    if (!form) return
    const text = `Город ${++this.#texts}`
    await this.name().fill(text)
    if (form.id === undefined && form.typed === undefined) {
      await chooseOption(this.dialog(), 'Часовой пояс', 'UTC+5')
      await chooseOption(this.dialog(), 'Служба доставки', 'YANDEX')
      await chooseOption(this.dialog(), 'Статус', 'Включен')
    }
    form.typed = text
  }

  /** Saves, with a single or a double click. If a colleague has changed the record, the user chooses his own value or goes back. */
  async save(isDouble: boolean, takesOwn: boolean): Promise<void> {
    const button = this.dialog().getByRole('button', { name: /^(Добавить|Сохранить)$/ })
    if (await button.isDisabled()) return this.#isSaved()
    await this.#send(() => button.click({ clickCount: isDouble ? 2 : 1 }))
    if (!(await this.question().isVisible())) return
    const own = this.question().getByRole('radio', { name: /У вас$/ })
    if (!takesOwn || (await own.count()) === 0) return this.press('Вернуться', this.question())
    for (const radio of await own.all()) await radio.check()
    await this.#send(() => this.press('Сохранить выбранное', this.question()))
  }

  /** A form without changes cannot be saved or ask: then the server has the typed text, because a lost response had saved it. */
  #isSaved(): void {
    const names = [...this.world.cities.values()].map(({ name }) => name)
    if (this.form?.typed !== undefined) expect(names).toContain(this.form.typed)
  }

  async #send(click: () => Promise<void>): Promise<void> {
    const before = this.world.writes.length
    const refusals = this.dialog().getByText(REFUSAL).filter({ visible: true })
    this.intents++
    await click()
    // The alert of an earlier attempt disappears with the render of the pending state.
    await this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    await this.first({
      asked: () => this.question().isVisible(),
      confirmed: async () => this.world.writes.slice(before).some(({ isConfirmed }) => isConfirmed),
      refused: async () => (await refusals.count()) > 0,
    })
    if (!this.world.writes.slice(before).some(({ isConfirmed }) => isConfirmed)) return
    const typed = this.form?.typed
    this.form = undefined
    await this.#listShows(async () => typed === undefined || (await this.#names()).includes(typed))
  }

  /** After a confirmed change the list is loaded again, or says that it could not be. */
  async #listShows(isShown: () => Promise<boolean>): Promise<void> {
    await this.first({ isShown, failed: () => this.reloadButton().isVisible() })
  }

  async leave(way: 'Отмена' | 'Escape' | 'Back', stays: boolean): Promise<void> {
    const { form } = this
    if (way === 'Back' && !form?.isRestored) await this.page.evaluate(() => history.back())
    else if (way === 'Escape') await this.page.keyboard.press('Escape')
    else await this.press('Отмена', this.dialog())
    const closed = async () => !(await this.dialog().isVisible())
    const outcome = await this.first({ asked: () => this.leaveQuestion().isVisible(), closed })
    if (outcome === 'signedOut') return
    if (outcome === 'asked' && stays) {
      await this.press('Нет, остаться')
      return this.leaveQuestion().waitFor({ state: 'hidden' })
    }
    if (outcome === 'asked') await this.press('Да, уйти')
    else this.#isSaved()
    this.form = undefined
  }

  async remove(place: number): Promise<void> {
    const buttons = this.page.getByRole('button', { name: /^Удалить: / })
    const count = await buttons.count()
    if (count < 2 || this.world.cities.size < 2) return
    const button = buttons.nth(place % count)
    const key = await button.locator('xpath=ancestor::tr').getAttribute('data-row-key')
    await button.click()
    const question = this.page.getByRole('dialog', { name: 'Удалить отправную точку?' })
    await this.comes(question)
    if (await this.#isSignIn()) return
    this.intents++
    await this.press('Да, удалить', question)
    const outcome = await this.first({
      done: () => question.isHidden(),
      refused: () => question.getByRole('alert').isVisible(),
    })
    if (outcome === 'refused') await this.press('Не удалять', question)
    if (outcome === 'done') await this.#listShows(async () => !(await this.#ids()).includes(Number(key)))
  }

  /** Signs in again. The console returns to the address and offers the typed text. */
  async signIn(): Promise<void> {
    const { world, page, form } = this
    world.faults = {}
    await page.getByLabel('Телефон').fill('7011234567')
    await page.getByLabel('Пароль').fill('secret')
    await this.press('Войти')
    await this.comes(this.heading())
    if (!form) return
    form.isRestored = true
    await this.whenFormLoads()
    if (form.typed === undefined || this.form === undefined) return
    const restore = this.dialog().getByRole('button', { name: 'Восстановить' })
    const hasText = async () => (await this.name().inputValue()) === form.typed
    if ((await this.first({ hasText, offered: () => restore.isVisible() })) === 'offered') await restore.click()
  }

  async setHidden(isHidden: boolean): Promise<void> {
    this.isHidden = isHidden
    await this.page.evaluate((next) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => next })
      Object.defineProperty(document, 'visibilityState', {
        configurable: true,
        get: () => (next ? 'hidden' : 'visible'),
      })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  }

  /** Without faults the list becomes equal to the server's. Cities have no live stream, so the user reloads them. */
  async becomesQuiet(): Promise<void> {
    this.world.faults = {}
    if (this.isHidden) await this.setHidden(false)
    // A cut stream is opened again after up to 30 s.
    await this.page.clock.fastForward(31_000)
    await this.settle()
    if (await this.reloadButton().isVisible()) await this.reloadButton().click()
    else if (this.path === '/directories/cities') await this.press('Обновить список')
    const { cities, orders } = this.world
    const wanted = this.path === '/orders' ? [...orders.keys()] : [...cities.keys()]
    await expectSoon(async () => (await this.#ids()).sort(), wanted.sort())
    if (this.path === '/directories/cities')
      await expectSoon(async () => (await this.#names()).sort(), [...cities.values()].map(({ name }) => name).sort())
    const counts = this.page.getByText(/^\d+\sзапис/).filter({ visible: true })
    await expectSoon(
      async () => (await counts.allInnerTexts()).map((text) => Number.parseInt(text, 10)),
      [wanted.length],
    )
  }

  /** Checks what must hold after each step. */
  async holds(): Promise<void> {
    const { world, page, form } = this
    await this.settle()
    expect(this.opened.complaints.filter((text) => text.startsWith('page error'))).toEqual([])
    expect(world.writes.length).toBeLessThanOrEqual(this.intents)
    expect(world.server.breaches).toEqual([])
    if (this.isHidden) return
    await this.comes(world.isSignedOut ? this.page.getByRole('heading', { name: 'Вход' }) : this.heading())
    await expectSoon(() => this.#isSignIn(), world.isSignedOut)
    const text = await page.locator('body').innerText()
    expect([text, page.url(), ...this.opened.complaints].filter((one) => one.includes(KEY))).toEqual([])
    expect(text).not.toMatch(/undefined|NaN|\[object|Приложение не открылось/)
    if (world.isSignedOut) return
    await expectSoon(() => new URL(page.url()).pathname, this.path)
    await expectSoon(() => this.heading().count(), 1)
    await expectSoon(() => this.leaveQuestion().isVisible(), false)
    await expectSoon(() => this.dialog().isVisible(), form !== undefined)
    if (form?.typed !== undefined) await expectSoon(() => this.name().inputValue(), form.typed)
  }
}
