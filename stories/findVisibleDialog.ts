import { expect, screen, waitFor, within } from 'storybook/test'
import { checkDialogAccessibility } from './accessibilityChecks'

/** Waits until the dialog is visible, because antd adds it to the document earlier. */
export async function findVisibleDialog(name?: string | RegExp) {
  const dialog = await screen.findByRole('dialog', name === undefined ? {} : { name })
  await waitFor(() => expect(dialog).toBeVisible())
  await checkDialogAccessibility(dialog)
  return within(dialog)
}
