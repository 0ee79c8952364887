import { http, type RequestHandler } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { StoryObj } from 'storybook-react-rsbuild'
import { refusal } from '../../mocks/http/respond'
import { openDialog } from '../openDialog'
import type { StageSettings } from '../stage'

/** What is in a form. */
export type Shown = ReturnType<typeof within>

/** A form as designers look at it: at rest in each state, where the tests of its screen go on to the next one. */
export type RestingForm = {
  /** Where the form is empty. */
  blank: string
  /** Where it holds an entry; absent where it only ever adds one, and is filled by hand. */
  filled?: string
  /** A text field of it, which is changed. */
  field: string | RegExp
  /** Changes it, or fills it, so that it can be sent; unless given, a few characters are added to the field. */
  change?: (shown: Shown) => Promise<unknown>
  /** What the form says of the field where its own value does not tell, as of a choice or a file; empty while there is nothing. */
  told?: (shown: Shown) => string
  /** Opens the form, where no address does. */
  open?: () => Promise<unknown>
  /** Gives the form up, where it has no «Отмена». */
  leave?: (shown: Shown) => Promise<unknown>
  /** The button that sends it. */
  submit?: string
  /** What the form says of a refusal, where it is not the server's own words. */
  refusal?: string
  /** Of the empty and of the filled form, where it is a dialog. */
  dialogs?: readonly [add: string | RegExp, edit: string | RegExp]
  person?: StageSettings['person']
  arrange?: StageSettings['arrange']
  responses?: readonly RequestHandler[]
}

const REFUSAL = 'Сервер не принял изменения'

type Answer = () => ReturnType<typeof refusal> | Promise<never>

/** Every change is answered so; searches are loads, and so are those of `responses`. */
const changes = (answer: Answer): RequestHandler =>
  http.post('*/v1/*', ({ request }) => (request.url.includes('/search') ? undefined : answer()))

const cancel = (shown: Shown) => userEvent.click(shown.getByText('Отмена'))

const never = () => new Promise<never>(() => undefined)

/** Empty, filled, being saved, refused, and left with changes. */
export function restingForm({ blank, filled, field, submit = 'Сохранить', dialogs, ...more }: RestingForm) {
  const { person, arrange, responses = [], refusal: refused = REFUSAL } = more
  const form = async (place: 0 | 1): Promise<Shown> => {
    await more.open?.()
    return dialogs ? openDialog(dialogs[place]) : within(await screen.findByRole('main'))
  }

  const input = (shown: Shown) => shown.findByLabelText(field, { selector: 'input, textarea' })
  const told = async (shown: Shown) => more.told?.(shown) ?? ((await input(shown)) as HTMLInputElement).value
  const change = more.change ?? (async (shown: Shown) => userEvent.type(await input(shown), ' 2'))
  const button = (shown: Shown) => shown.getByRole('button', { name: new RegExp(submit) })

  async function loaded(): Promise<Shown> {
    const shown = await form(filled ? 1 : 0)
    const typed = await input(shown)
    if (filled) await waitFor(async () => expect(await told(shown)).not.toBe(''))
    else await waitFor(() => expect(typed).toBeEnabled())
    return shown
  }

  async function changed(): Promise<[Shown, string]> {
    const shown = await loaded()
    await change(shown)
    // A file is looked into before the form takes it.
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
      // Nothing has been changed yet.
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
      () => refusal(422, REFUSAL),
    ),
    leaving: story(start, async () => {
      const [shown] = await changed()
      await (more.leave ?? cancel)(shown)
      const question = await openDialog('Отменить изменения и уйти со страницы?')
      await waitFor(() => expect(question.getByRole('button', { name: 'Нет, остаться' })).toHaveFocus())
    }),
  }
}
