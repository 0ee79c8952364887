import { isDeepStrictEqual } from 'node:util'
import { expect } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import { ROW } from '../antdSelectors'
import { chooseOption } from '../e2e/chooseOption'
import type { ConsolePage } from '../e2e/console'
import { expectSoon, pauseFor } from '../e2e/polling'
import { KEY } from '../server/contractServer'
import { type Path, SCREENS, type World } from './world'

/** The open form for a city. `search` is the query string of the page's URL. `typed` is the city name that the user has typed, if any. */
type Form = { search: string; typed?: string; isRestored?: boolean }

const QUESTIONS = /^(Коллега изменил то же самое|Запись удалена, пока вы редактировали)$/
const REFUSAL = /^(Отказ \d+|Так нельзя|Неизвестно, сохранилось ли|Похоже, уже сохранено|Не удалось проверить)/
const SIGN_IN = 'Вход'

/** The steps of a simulated user, and checks of the page. The class fields store the state that the page should show. */
export class Walk {
  path: Path = '/orders'
  form: Form | undefined
  isHidden = false
  /** Number of clicks that confirm a change; each may send at most one state-changing request. */
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

  #rows = () => this.page.locator(ROW).filter({ visible: true })
  #ids = () => this.#rows().evaluateAll((rows) => rows.map((row) => Number(row.dataset.rowKey)))
  #names = () => this.#rows().evaluateAll((rows) => rows.map((row) => row.querySelectorAll('td')[1]?.innerText ?? ''))
  #rowKey = (button: Locator) => button.evaluate((element) => element.closest('tr')?.dataset.rowKey)
  button = (name: string | RegExp, scope: Page | Locator = this.page) =>
    scope.getByRole('button', { name, exact: true })
  press = (name: string | RegExp, scope?: Locator) => this.button(name, scope).click()
  #reloadButton = () => this.button('Обновить', this.page.getByRole('alert')).first()
  #listFailed = () => this.#reloadButton().isVisible()
  heading = () => this.page.getByRole('heading', { level: 1, name: SCREENS[this.path] })
  dialog = () => this.page.getByRole('dialog', { name: /^(Новый город|Редактирование города)$/ })
  name = () => this.dialog().getByLabel('Название', { exact: true })
  question = () => this.page.getByRole('dialog', { name: QUESTIONS })
  leaveQuestion = () => this.page.getByRole('dialog', { name: 'Отменить изменения и уйти со страницы?' })

  /** Waits until the console has no pending requests. If the console will retry a failed load after a pause, skips the pause. */
  async settle(): Promise<void> {
    for (let quiet = 0; quiet < 3; await pauseFor(50)) {
      quiet = this.#requests.size === 0 ? quiet + 1 : 0
      if (quiet < 3 || !this.world.willLoadAgain) continue
      this.world.willLoadAgain = false
      quiet = 0
      await this.page.clock.fastForward(1000)
    }
  }

  /** Polls until one of the conditions is true and returns its name. The end of the session is always one of the conditions. */
  async first<Name extends string>(outcomes: Record<Name, () => Promise<boolean>>): Promise<Name | 'signedOut'> {
    const all = Object.entries<() => Promise<boolean>>({ ...outcomes, signedOut: () => this.#hasLeft() })
    let found: string | undefined
    await expectSoon(async () => {
      for (const [name, isSo] of all) if (found === undefined && (await isSo())) found = name
      if (found === undefined) await this.#retry()
      return found !== undefined
    }, true)
    return found as Name | 'signedOut'
  }

  /** True if the page shows the sign-in screen, or the error «Не загрузилось» because the chunk of the sign-in screen failed to load. */
  #hasLeft = () =>
    this.page
      .getByRole('heading', { level: 1, name: this.hasLostChunk ? /^(Вход|Не загрузилось)$/ : SIGN_IN })
      .isVisible()

  async goTo(path: Path): Promise<void> {
    this.path = path
    await this.page.evaluate((to) => history.pushState(null, '', to), path)
    await this.first({ shown: () => this.heading().isVisible() })
  }

  async #retry(): Promise<void> {
    if (this.hasLostChunk) await this.#pressIfShown(this.button('Повторить').last())
  }

  /** The button may disappear between the check and the click. */
  async #pressIfShown(button: Locator): Promise<void> {
    if (await button.isVisible()) await button.click({ timeout: 2000 }).catch(() => undefined)
  }

  async openForm(place: number): Promise<void> {
    const openers = this.button(/^Редактировать: /)
    const count = await openers.count()
    const opener = place % 4 === 0 || count === 0 ? this.button('Добавить город') : openers.nth(place % count)
    const id = await this.#rowKey(opener)
    this.form = { search: id === undefined ? '?form=add' : `?form=edit&entry=${id}` }
    await opener.click()
    await this.whenFormLoads()
  }

  async whenFormLoads(tries = 2): Promise<void> {
    const retry = this.button(/^(Повторить|Обновить)$/, this.page.getByRole('dialog')).first()
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
    if (form.search === '?form=add' && form.typed === undefined) {
      await chooseOption(this.dialog(), 'Часовой пояс', 'UTC+5')
      await chooseOption(this.dialog(), 'Служба доставки', 'YANDEX')
      await chooseOption(this.dialog(), 'Статус', 'Включен')
    }
    form.typed = text
  }

  async save(isDouble: boolean, takesOwn: boolean): Promise<void> {
    const button = this.button(/^(Добавить|Сохранить)$/, this.dialog())
    if (await button.isDisabled()) return this.#wasSaved()
    await this.#send(() => button.click({ clickCount: isDouble ? 2 : 1 }))
    if (!(await this.question().isVisible())) return
    this.world.reached.add('change of a colleague')
    const own = this.question().getByRole('radio', { name: /У вас$/ })
    if (!takesOwn || (await own.count()) === 0) return this.press('Вернуться', this.question())
    for (const radio of await own.all()) await radio.check()
    await this.#send(() => this.press('Сохранить выбранное', this.question()))
  }

  /** If a form has no unsaved changes, the server must have stored the city name that the user typed in it. */
  #wasSaved(): void {
    if (this.form?.typed !== undefined) expect([...this.world.savedNames]).toContain(this.form.typed)
  }

  async #send(click: () => Promise<void>): Promise<void> {
    const before = this.world.writes.length
    const refusals = this.dialog().getByText(REFUSAL).filter({ visible: true })
    this.intents++
    await click()
    // Wait two frames until React has rendered the pending state, which removes the alert of an earlier attempt. Otherwise this alert would
    // count as the result of the new attempt.
    await this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    await this.first({
      asked: () => this.question().isVisible(),
      confirmed: async () => this.world.writes.includes(true, before),
      refused: async () => (await refusals.count()) > 0,
    })
    if (!this.world.writes.includes(true, before)) return
    const typed = this.form?.typed
    this.form = undefined
    const shown = async () => typed === undefined || (await this.#names()).includes(typed)
    await this.first({ shown, failed: this.#listFailed })
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
    else this.#wasSaved()
    this.form = undefined
  }

  async remove(place: number): Promise<void> {
    const buttons = this.button(/^Удалить: /)
    const count = await buttons.count()
    if (count < 2 || this.world.cities.size < 2) return
    const button = buttons.nth(place % count)
    const key = await this.#rowKey(button)
    if (key === undefined) throw new Error('The button is in no row')
    await button.click()
    const question = this.page.getByRole('dialog', { name: 'Удалить отправную точку?' })
    if ((await this.first({ asked: () => question.isVisible() })) === 'signedOut') return
    this.intents++
    await this.press('Да, удалить', question)
    const alert = question.getByRole('alert')
    const outcome = await this.first({ done: () => question.isHidden(), refused: () => alert.isVisible() })
    if (outcome === 'refused') await this.press('Не удалять', question)
    const shown = async () => !(await this.#ids()).includes(Number(key))
    if (outcome === 'done') await this.first({ shown, failed: this.#listFailed })
  }

  async signIn(): Promise<void> {
    const { world, page, form } = this
    world.faults = {}
    await page.getByLabel('Телефон').fill('7011234567')
    await page.getByLabel('Пароль').fill('secret')
    await this.press('Войти')
    await expectSoon(async () => (await this.heading().isVisible()) || this.#retry(), true)
    // If the session ended during a deletion, the confirmation of the deletion is open again after the sign-in.
    if (page.url().includes('form=delete')) await this.press('Не удалять')
    if (!form) return
    form.isRestored = true
    await this.whenFormLoads()
    if (form.typed === undefined || this.form === undefined) return
    const restore = this.button('Восстановить', this.dialog())
    const hasText = async () => (await this.name().inputValue()) === form.typed
    if ((await this.first({ hasText, offered: () => restore.isVisible() })) === 'offered') await restore.click()
  }

  async setHidden(isHidden: boolean): Promise<void> {
    this.isHidden = isHidden
    await this.page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: hidden ? 'hidden' : 'visible' })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  }

  /**
   * Turns off all simulated faults and checks that the list becomes equal to the server's data. The list of cities gets no live events, so
   * the reload button is pressed.
   */
  async becomesQuiet(): Promise<void> {
    this.world.faults = {}
    if (this.isHidden) await this.setHidden(false)
    // The console reopens a cut stream after at most 30 s.
    await this.page.clock.fastForward(31_000)
    await this.settle()
    if (this.path === '/directories/cities' && !(await this.#listFailed())) await this.press('Обновить список')
    const { orders, cities } = this.world
    const isOrders = this.path === '/orders'
    const wanted = isOrders ? [...orders.keys()] : [...cities.values()].map(({ name }) => name)
    const count = this.page.getByText(/^\d+\sзапис/).filter({ visible: true })
    await expectSoon(async () => {
      await this.#pressIfShown(this.#reloadButton())
      const rows = isOrders ? await this.#ids() : await this.#names()
      return [Number.parseInt(await count.innerText(), 10), ...rows.sort()]
    }, [wanted.length, ...wanted.sort()])
  }

  async holds(): Promise<void> {
    const { world, page } = this
    await this.settle()
    expect(this.opened.complaints.filter((text) => text.startsWith('page error'))).toEqual([])
    expect(world.writes.length).toBeLessThanOrEqual(this.intents)
    expect(world.server.breaches).toEqual([])
    if (this.isHidden) return
    await expectSoon(async () => {
      // Compute the expected state at each poll, because a background load may end the session between two polls.
      const [shown, wanted] = [await this.#shown(), this.#wanted()]
      if (isDeepStrictEqual(shown, wanted)) return []
      await this.#retry()
      return [shown, wanted]
    }, [])
    const text = await page.locator('body').innerText()
    expect([text, page.url(), ...this.opened.complaints].filter((one) => one.includes(KEY))).toEqual([])
    expect(text).not.toMatch(/undefined|NaN|\[object/)
  }

  #wanted() {
    const { form, path } = this
    if (this.world.isSignedOut) return { headings: [SIGN_IN] }
    return { headings: [SCREENS[path]], address: path + (form?.search ?? ''), dialogs: form ? 1 : 0, name: form?.typed }
  }

  async #shown() {
    const headings = await this.page.getByRole('heading', { level: 1 }).allInnerTexts()
    if (headings.includes(SIGN_IN)) return { headings }
    const { pathname, search } = new URL(this.page.url())
    const dialogs = await this.page.getByRole('dialog').count()
    const hasName = this.form?.typed !== undefined && (await this.name().isVisible())
    return { headings, address: pathname + search, dialogs, name: hasName ? await this.name().inputValue() : undefined }
  }
}
