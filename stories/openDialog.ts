import { expect, screen, waitFor, within } from 'storybook/test'
import { lookAtDialog } from './darkLook'

/** A dialog is in the document shortly before it is visible. */
export async function openDialog(name?: string | RegExp) {
  const dialog = await screen.findByRole('dialog', name === undefined ? {} : { name })
  await waitFor(() => expect(dialog).toBeVisible())
  await lookAtDialog(dialog)
  return within(dialog)
}
