import { userEvent, waitFor, within } from 'storybook/test'
import { OPEN_MENU, OPTION } from '../../tests/antdSelectors'

export const findOpenMenu = (): HTMLElement | null => document.querySelector(OPEN_MENU)

export async function chooseOption(input: HTMLElement, option: string, typed = ''): Promise<void> {
  await userEvent.click(input)
  if (typed) await userEvent.keyboard(typed)
  const text = await waitFor(() => {
    const found = within(findOpenMenu() as HTMLElement).getAllByText(option, {
      selector: OPTION,
    })
    return found[0] as HTMLElement
  })
  await userEvent.click(text)
}

export async function chooseFirstOption(input: HTMLElement): Promise<void> {
  await userEvent.click(input)
  const first = await waitFor(() => {
    const option = findOpenMenu()?.querySelector<HTMLElement>(OPTION)
    if (!option) throw new Error('nothing is offered yet')
    return option
  })
  await userEvent.click(first)
  // Wait until the dropdown has closed. An open dropdown would handle the next key press instead of the form.
  await waitFor(() => {
    if (findOpenMenu()) throw new Error('the list is still open')
  })
}
