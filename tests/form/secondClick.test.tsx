import { expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { FormConflictDialog } from '../../src/kit/form/FormConflictDialog'
import { UnsavedChangesDialog } from '../../src/ui/form/UnsavedChangesDialog'
import { setUpScreens } from './setUpScreens'

setUpScreens()

const nothing = () => undefined

test.each<[string, (onClose: () => void) => ReactElement]>([
  [
    'a conflict',
    (onClose) => (
      <FormConflictDialog conflicts="deleted" words={new Map()} typed={{}} onDecide={nothing} onClose={onClose} />
    ),
  ],
  ['unsaved changes', (onClose) => <UnsavedChangesDialog open onStay={onClose} onLeave={nothing} />],
])(
  'the second click of a double click on a button does not close the dialog that the first one opened: %s',
  (_name, dialog) => {
    const onClose = jest.fn()
    render(dialog(onClose))
    const around = screen.getByRole('dialog').parentElement as HTMLElement
    const click = (detail: number) => {
      fireEvent.mouseDown(around, { detail })
      fireEvent.click(around, { detail })
    }
    click(2)
    expect(onClose).not.toHaveBeenCalled()
    click(1)
    expect(onClose).toHaveBeenCalledTimes(1)
  },
)
