import { expect, screen, waitFor, within } from 'storybook/test'
import { lookAtDialog } from './darkLook'

/** Waits until the dialog is visible, because antd adds it to the document earlier. */
export async function openDialog(name?: string | RegExp) {
  const dialog = await screen.findByRole('dialog', name === undefined ? {} : { name })
  await waitFor(() => expect(dialog).toBeVisible())
  await lookAtDialog(dialog)
  return within(dialog)
}
