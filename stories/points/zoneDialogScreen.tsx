import { expect, waitFor } from 'storybook/test'
import { Route } from 'wouter'
import type { failingHandler } from '../../mocks/testing'
import { PointPage } from '../../src/pages/points/PointPage'
import { findVisibleDialog } from '../findVisibleDialog'
import { onStage, stageLoader } from '../stage'

export const PATH = '/points/2'
export const EDIT = 'Редактировать зону доставки'
export const FOOT = 201

export const zoneScreen = {
  component: PointPage,
  loaders: [stageLoader],
  decorators: [onStage],
  parameters: { stage: { address: PATH } },
  render: () => (
    <Route path="/points/:id">
      <PointPage />
    </Route>
  ),
}

export const at = (query: string, responses: readonly ReturnType<typeof failingHandler>[] = []) => ({
  stage: { address: `${PATH}?${query}`, responses },
})

export const editing = async (name = 'Юго-Восток: пешая') => {
  const dialog = await findVisibleDialog(EDIT)
  await waitFor(() => expect(dialog.getByLabelText(/Название/)).toHaveValue(name))
  return dialog
}
