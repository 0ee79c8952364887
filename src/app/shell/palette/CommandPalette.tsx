import { SearchOutlined } from '@ant-design/icons'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { countWithNoun } from '../../../domain/textFormatting'
import { useUrlQuery } from '../../../kit/address/useUrlQuery'
import { OPENED_FROM_SCREEN } from '../../../kit/useGoBack'
import { userHasAccess } from '../../../session/session'
import { useUser } from '../../../session/sessionHooks'
import { isShortcutPressed } from '../../../ui/shortcuts/shortcuts'
import { closeShellOverlay } from '../shellOverlay'
import { PaletteEntryList, paletteOptionId } from './PaletteEntryList'
import type { PaletteEntry } from './paletteEntries'
import { buildPaletteSections } from './paletteSections'
import {
  addRecentPaletteEntry,
  addRecentPaletteOrder,
  readRecentPaletteIds,
  recentOrderPaletteEntries,
} from './recentEntries'
import { usePaletteEntries } from './usePaletteEntries'
import { usePaletteOrders } from './usePaletteOrders'
import './palette.css'

/**
 * The command palette. Focus remains in the input while the user moves through the list. A native dialog covers the page and restores the
 * focus when it closes.
 */
export function CommandPalette() {
  const user = useUser()
  const [, navigate] = useLocation()
  const address = useUrlQuery()
  const entries = usePaletteEntries()
  const dialog = useRef<HTMLDialogElement>(null)
  const listId = useId()
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const recent = useMemo(() => readRecentPaletteIds(user.id), [user.id])

  const orders = usePaletteOrders(query)
  const lastOrders = useMemo(
    () => (userHasAccess('order_view', user) ? recentOrderPaletteEntries(user.id) : []),
    [user],
  )
  const sections = buildPaletteSections(entries, query, recent, user, { found: orders, last: lastOrders })
  const offered = sections.flatMap((section) => section.entries)
  // The list may have become shorter since the entry was selected, for example because the user lost a permission. The last entry is then
  // selected.
  const at = Math.min(active, offered.length - 1)

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])

  const choose = (entry: PaletteEntry | undefined) => {
    if (!entry) return
    // Close the dialog first: closing restores the focus, and the chosen action may then move it again.
    dialog.current?.close()
    closeShellOverlay()
    if (entry.kind === 'order') addRecentPaletteOrder(user.id, entry.id)
    else addRecentPaletteEntry(user.id, entry.id)
    if ('run' in entry) entry.run()
    else if (!openHere(entry)) navigate(entry.to, { state: OPENED_FROM_SCREEN })
  }

  /** If the list that contains the order is the current screen, opens the order in that list, so that its filters and page are kept. */
  const openHere = ({ id, to }: PaletteEntry & { to: string }): boolean => {
    const [path, query] = to.split('?')
    if (!id.startsWith('order:') || path !== address.path) return false
    address.set({ order: new URLSearchParams(query).get('order'), form: undefined, entry: undefined })
    return true
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const to = stepOf(event.key, at, offered.length)
    if (to !== undefined) setActive(to)
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) choose(offered[at])
    else if (isShortcutPressed('palette', event)) dialog.current?.close()
    else return
    event.preventDefault()
  }

  return (
    <dialog
      ref={dialog}
      className="palette"
      aria-label="Быстрый переход"
      onClose={closeShellOverlay}
      onPointerDown={(event) => {
        if (event.target === dialog.current) dialog.current.close()
      }}
    >
      <div className="palette__box">
        <div className="palette__line">
          <SearchOutlined aria-hidden />
          <input
            className="palette__field"
            role="combobox"
            aria-label="Раздел, город, действие или номер заказа"
            aria-expanded={offered.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={offered[at] ? paletteOptionId(listId, at) : undefined}
            placeholder="Номер заказа, телефон, клиент, улица, курьер или раздел"
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value)
              setActive(0)
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" className="palette__close" onClick={() => dialog.current?.close()}>
            Esc
          </button>
        </div>
        <PaletteEntryList id={listId} sections={sections} active={at} onPoint={setActive} onChoose={choose} />
        {offered.length === 0 && <p className="palette__nothing">Ничего не нашлось. Попробуйте другое слово.</p>}
        <div role="status" className="visually-hidden">
          {query !== '' && countWithNoun(offered.length, 'вариант', 'варианта', 'вариантов')}
        </div>
      </div>
    </dialog>
  )
}

function stepOf(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'PageDown') return count - 1
  if (key === 'PageUp') return 0
  return undefined
}
