import { expect, screen, waitFor, within } from 'storybook/test'
import { lookAtDialog } from './darkLook'

/** What is in the dialog of a name, once a person sees it: it stands in the page a moment earlier. */
export async function openDialog(name?: string | RegExp) {
  const dialog = await screen.findByRole('dialog', name === undefined ? {} : { name })
  await waitFor(() => expect(dialog).toBeVisible())
  await lookAtDialog(dialog)
  return within(dialog)
}
