import type { ReactElement } from 'react'
import type { Option } from '../../domain/labeledOptions'
import { type UnreadableRowNoun, unreadableRowsText } from '../../domain/unreadableRowsText'
import { getUnreadableCount } from '../../lib/unreadableRowCount'
import './form.css'

/** Props for an antd Select that is not a form field. They make its popup show the number of options that could not be read. */
export function unreadableOptionsProps(options: readonly Option[], noun: UnreadableRowNoun) {
  const count = getUnreadableCount(options)
  if (count === 0) return {}
  return {
    popupRender: (menu: ReactElement) => (
      <>
        {menu}
        <div className="select-note">{unreadableRowsText(count, noun)}</div>
      </>
    ),
  }
}
