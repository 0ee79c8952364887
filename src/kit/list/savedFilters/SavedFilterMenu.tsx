import { DownOutlined, StarFilled } from '@ant-design/icons'
import { Button, Dropdown, type MenuProps } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { deepEqual } from '../../../lib/deepEqual'
import { useUser } from '../../../session/sessionHooks'
import { lazyDialog } from '../../../ui/chunk/lazyDialog'
import { useMenuFocus } from '../../../ui/useMenuFocus'
import type { ListPageState } from '../useListPage'
import {
  MAX_SAVED_FILTERS,
  parseSavedFilter,
  readSavedFilters,
  type SavedFilterScreenDef,
  type SavedFilters,
  serializeFilters,
  writeSavedFilters,
} from './savedFilters'

const SavedFilterDialogs = lazyDialog(() => import('./SavedFilterDialogs').then((m) => m.SavedFilterDialogs))

type SavedFilterMenuProps<F> = {
  screen: SavedFilterScreenDef<F>
  list: Pick<ListPageState<never, F>, 'query' | 'clearQuery'>
}

const SAVE = 'save'
const MANAGE = 'manage'
const NAMED = 'filter:'

export function SavedFilterMenu<F extends object>({ screen, list }: SavedFilterMenuProps<F>) {
  const { id: userId, allowedCities } = useUser()
  const [saved, setSaved] = useState(() => readSavedFilters(userId, screen.name))
  const [dialog, setDialog] = useState<{ name: 'save' | 'manage'; isOpen: boolean } | null>(null)
  const { button, giveBack } = useMenuFocus()
  const cityIds = allowedCities.map(({ id }) => id)
  const shown = saved.filters.map(({ name, query }) => ({
    name,
    text: serializeFilters(parseSavedFilter(query, screen, cityIds)),
  }))
  const present = serializeFilters(list.query)

  const read = () => {
    const stored = readSavedFilters(userId, screen.name)
    setSaved((last) => (deepEqual(last, stored) ? last : stored))
  }
  const onStorage = useEffectEvent(read)
  // Another browser tab may change the stored filters, so they are read again on each storage event.
  useEffect(() => {
    const follow = () => onStorage()
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])
  const change = (make: (saved: SavedFilters) => SavedFilters) => {
    const next = make(readSavedFilters(userId, screen.name))
    writeSavedFilters(userId, screen.name, next)
    setSaved(next)
  }
  const onClick: MenuProps['onClick'] = ({ key, domEvent }) => {
    giveBack(domEvent)
    if (key === SAVE || key === MANAGE) setDialog({ name: key, isOpen: true })
    const chosen = saved.filters.find(({ name }) => NAMED + name === key)
    if (chosen) list.clearQuery(parseSavedFilter(chosen.query, screen, cityIds) as Record<string, unknown>)
  }

  return (
    <>
      <Dropdown
        autoFocus
        trigger={['click']}
        onOpenChange={(isOpen) => isOpen && read()}
        menu={{
          items: [...filterItems(shown, saved.defaultName), { type: 'divider' }, ...actionItems(saved, present)],
          selectedKeys: shown.filter(({ text }) => text !== '' && text === present).map(({ name }) => NAMED + name),
          onClick,
        }}
      >
        <Button ref={button}>
          Сохранённые фильтры <DownOutlined />
        </Button>
      </Dropdown>
      {dialog && (
        <SavedFilterDialogs
          saved={saved}
          present={present}
          change={change}
          dialog={dialog.name}
          open={dialog.isOpen}
          onClose={() => setDialog({ ...dialog, isOpen: false })}
        />
      )}
    </>
  )
}

type Items = NonNullable<MenuProps['items']>

/** Menu items of the saved filters. A filter without any valid part would show all rows, so its item is disabled. */
function filterItems(shown: readonly { name: string; text: string }[], defaultName: string | undefined): Items {
  if (shown.length === 0) return [{ key: 'none', label: 'Пока ничего не сохранено', disabled: true }]
  return shown.map(({ name, text }) => ({
    key: NAMED + name,
    label: name,
    disabled: text === '',
    ...(name === defaultName ? { extra: <StarFilled title="При открытии" aria-label="При открытии" /> } : {}),
  }))
}

function actionItems({ filters }: SavedFilters, present: string): Items {
  const isFull = filters.length >= MAX_SAVED_FILTERS
  return [
    {
      key: SAVE,
      label: isFull ? `Сохранено ${MAX_SAVED_FILTERS} из ${MAX_SAVED_FILTERS}` : 'Сохранить текущий фильтр…',
      disabled: isFull || present === '',
    },
    { key: MANAGE, label: 'Изменить список…', disabled: filters.length === 0 },
  ]
}
