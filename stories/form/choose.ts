import { userEvent, waitFor, within } from 'storybook/test'

/** The open menu of a select. */
export const openMenu = (): HTMLElement | null =>
  document.querySelector('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')

/** Chooses an option of a select, having searched for it. */
export async function choose(input: HTMLElement, option: string, typed = ''): Promise<void> {
  await userEvent.click(input)
  if (typed) await userEvent.keyboard(typed)
  const text = await waitFor(() => {
    const found = within(openMenu() as HTMLElement).getAllByText(option, {
      selector: '.ant-select-item-option-content',
    })
    return found[0] as HTMLElement
  })
  await userEvent.click(text)
}
