import { http, type RequestHandler } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { StoryObj } from 'storybook-react-rsbuild'
import { refusal } from '../../mocks/http/respond'
import { openDialog } from '../openDialog'
import type { StageSettings } from '../stage'

/** A form as designers look at it: at rest in each state, where the tests of its screen go on to the next one. */
export type RestingForm = {
  /** Where the form is empty. */
  blank: string
  /** Where it holds an entry. */
  filled: string
  /** A text field of it, which is changed. */
  field: string | RegExp
  /** Of the empty and of the filled form, where it is a dialog. */
  dialogs?: readonly [add: string | RegExp, edit: string | RegExp]
  person?: StageSettings['person']
  responses?: readonly RequestHandler[]
}

type Answer = () => ReturnType<typeof refusal> | Promise<never>

/** Every change is answered so; searches are loads. */
const changes = (answer: Answer): RequestHandler =>
  http.post('*/v1/manage/*', ({ request }) => (request.url.includes('/search') ? undefined : answer()))

const never = () => new Promise<never>(() => undefined)

/** Empty, filled, being saved, refused, and left with changes. */
export function restingForm({ blank, filled, field, dialogs, person, responses = [] }: RestingForm) {
  const form = async (place: 0 | 1) => (dialogs ? openDialog(dialogs[place]) : within(await screen.findByRole('main')))
  type Form = Awaited<ReturnType<typeof form>>

  const input = (shown: Form) => shown.findByLabelText(field, { selector: 'input, textarea' })

  async function loaded(): Promise<Form> {
    const shown = await form(1)
    const typed = await input(shown)
    await waitFor(() => expect(typed).not.toHaveValue(''))
    return shown
  }

  async function save(): Promise<Form> {
    const shown = await loaded()
    await userEvent.type(await input(shown), ' 2')
    await userEvent.click(shown.getByRole('button', { name: 'Сохранить' }))
    return shown
  }

  const story = (address: string, play: StoryObj['play'], answer?: Answer): StoryObj => ({
    parameters: {
      stage: {
        address,
        ...(person && { person }),
        responses: [...(answer ? [changes(answer)] : []), ...responses],
      } satisfies StageSettings,
    },
    play,
  })

  return {
    blank: story(blank, async () => {
      const typed = await input(await form(0))
      await waitFor(() => expect(typed).toBeEnabled())
      await expect(typed).toHaveValue('')
    }),
    filled: story(filled, async () => {
      const shown = await loaded()
      // Nothing has been changed yet.
      await expect(shown.getByRole('button', { name: 'Сохранить' })).toBeDisabled()
    }),
    saving: story(
      filled,
      async () => {
        const shown = await save()
        await waitFor(() => expect(shown.getByRole('button', { name: /Сохранить/ })).toHaveClass('ant-btn-loading'))
      },
      never,
    ),
    refused: story(
      filled,
      async () => {
        const shown = await save()
        await expect(await shown.findByText('Сервер не принял изменения')).toBeVisible()
        await expect(((await input(shown)) as HTMLInputElement).value).toMatch(/ 2$/)
      },
      () => refusal(422, 'Сервер не принял изменения'),
    ),
    leaving: story(filled, async () => {
      const shown = await loaded()
      await userEvent.type(await input(shown), ' 2')
      await userEvent.click(shown.getByText('Отмена'))
      const question = await openDialog('Отменить изменения и уйти со страницы?')
      await expect(question.getByRole('button', { name: 'Нет, остаться' })).toHaveFocus()
    }),
  }
}
