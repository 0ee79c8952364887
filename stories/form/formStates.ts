import { http, type RequestHandler } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { StoryObj } from 'storybook-react-rsbuild'
import { errorResponse } from '../../mocks/http/respond'
import { findVisibleDialog } from '../findVisibleDialog'
import type { StageSettings } from '../stage'

export type ShownForm = ReturnType<typeof within>

export type FormStatesOptions = {
  blank: string
  /** URL that opens the form to edit an existing entry. If absent, the form can only add entries; the story fills in an empty form. */
  filled?: string
  field: string | RegExp
  /** Fills in or changes the form so that it can be submitted. By default types a few characters into `field`. */
  change?: (shown: ShownForm) => Promise<unknown>
  /**
   * Returns the displayed value of `field` for controls without a text input, such as selects and file fields. Empty if no value is chosen.
   */
  told?: (shown: ShownForm) => string
  open?: () => Promise<unknown>
  leave?: (shown: ShownForm) => Promise<unknown>
  submit?: string
  refusal?: string
  dialogs?: readonly [add: string | RegExp, edit: string | RegExp]
  person?: StageSettings['person']
  arrange?: StageSettings['arrange']
  responses?: readonly RequestHandler[]
}

const REFUSAL = 'Сервер не принял изменения'

type Answer = () => ReturnType<typeof errorResponse> | Promise<never>

/** Mock handler for all requests that change data. Searches are POST requests too and are excluded. */
const changes = (answer: Answer): RequestHandler =>
  http.post('*/v1/*', ({ request }) => (request.url.includes('/search') ? undefined : answer()))

const cancel = (shown: ShownForm) => userEvent.click(shown.getByText('Отмена'))

const never = () => new Promise<never>(() => undefined)

export function formStates({ blank, filled, field, submit = 'Сохранить', dialogs, ...more }: FormStatesOptions) {
  const { person, arrange, responses = [], refusal: refused = REFUSAL } = more
  const form = async (place: 0 | 1): Promise<ShownForm> => {
    await more.open?.()
    return dialogs ? findVisibleDialog(dialogs[place]) : within(await screen.findByRole('main'))
  }

  const input = (shown: ShownForm) => shown.findByLabelText(field, { selector: 'input, textarea' })
  const told = async (shown: ShownForm) => more.told?.(shown) ?? ((await input(shown)) as HTMLInputElement).value
  const change = more.change ?? (async (shown: ShownForm) => userEvent.type(await input(shown), ' 2'))
  const button = (shown: ShownForm) => shown.getByRole('button', { name: new RegExp(submit) })

  async function loaded(): Promise<ShownForm> {
    const shown = await form(filled ? 1 : 0)
    const typed = await input(shown)
    if (filled) await waitFor(async () => expect(await told(shown)).not.toBe(''))
    else await waitFor(() => expect(typed).toBeEnabled())
    return shown
  }

  async function changed(): Promise<[ShownForm, string]> {
    const shown = await loaded()
    await change(shown)
    await waitFor(async () => expect(await told(shown)).not.toBe(''))
    return [shown, await told(shown)]
  }

  const story = (address: string, play: StoryObj['play'], answer?: Answer): StoryObj => ({
    parameters: {
      stage: {
        address,
        ...(person && { person }),
        ...(arrange && { arrange }),
        responses: [...responses, ...(answer ? [changes(answer)] : [])],
      } satisfies StageSettings,
    },
    play,
  })
  const start = filled ?? blank

  return {
    blank: story(blank, async () => {
      const shown = await form(0)
      const typed = await input(shown)
      await waitFor(() => expect(typed).toBeEnabled())
      await expect(await told(shown)).toBe('')
    }),
    filled: story(start, async () => {
      if (!filled) {
        const [shown] = await changed()
        await expect(button(shown)).toBeEnabled()
        return
      }
      await expect(button(await loaded())).toBeDisabled()
    }),
    saving: story(
      start,
      async () => {
        const [shown] = await changed()
        await userEvent.click(button(shown))
        await waitFor(() => expect(button(shown)).toHaveClass('ant-btn-loading'))
      },
      never,
    ),
    refused: story(
      start,
      async () => {
        const [shown, value] = await changed()
        await userEvent.click(button(shown))
        await expect(await shown.findByText(refused)).toBeVisible()
        await expect(await told(shown)).toBe(value)
      },
      () => errorResponse(422, REFUSAL),
    ),
    leaving: story(start, async () => {
      const [shown] = await changed()
      await (more.leave ?? cancel)(shown)
      const question = await findVisibleDialog('Отменить изменения и уйти со страницы?')
      await waitFor(() => expect(question.getByRole('button', { name: 'Нет, остаться' })).toHaveFocus())
    }),
  }
}
