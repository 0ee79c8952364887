import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useMemo } from 'react'
import { deleteCity } from '../../api/cities'
import { EmptyState } from '../../ui/EmptyState'
import { DeleteDialog } from '../../ui/form/ConfirmDialog'
import { useDialogAddress } from '../../ui/form/useDialogAddress'
import { DataTable } from '../../ui/list/DataTable'
import { useListPage } from '../../ui/list/useListPage'
import { PageHeader } from '../../ui/PageHeader'
import { toast } from '../../ui/toasts'
import { CityFilter } from './CityFilter'
import { CityForm } from './CityForm'
import { citiesStore } from './citiesStore'
import { CITY_DIALOGS, CITY_LIST } from './cityList'
import { cityColumns } from './columns'

/** The cities directory: filters, sorting, paging, add, edit, delete (reference-data, section 2.7). */
export default function CitiesPage() {
  const list = useListPage(citiesStore, CITY_LIST)
  const { dialog, isOpen, key, show, close, finish } = useDialogAddress(CITY_DIALOGS)
  const columns = useMemo(() => cityColumns(show), [show])
  const done = (message: string) => () => {
    toast.success(message)
    finish(list)
  }

  return (
    <>
      <PageHeader
        title="Справочник - Города"
        extra={
          <Button type="primary" icon={<PlusOutlined />} onClick={() => show('add')}>
            Добавить город
          </Button>
        }
      />
      <CityFilter list={list} />
      <DataTable
        name="cities"
        columns={columns}
        list={list}
        empty={<EmptyState title="Список городов пуст" hint="Измените фильтр или добавьте новый город" />}
      />
      {dialog?.form === 'add' && <CityForm key={key} open={isOpen} onSaved={done('Город добавлен')} onClose={close} />}
      {dialog?.form === 'edit' && (
        <CityForm key={key} open={isOpen} id={dialog.entry} onSaved={done('Город сохранён')} onClose={close} />
      )}
      {dialog?.form === 'delete' && (
        <DeleteDialog
          key={key}
          open={isOpen}
          title="Удалить отправную точку?"
          action={() => deleteCity(dialog.entry)}
          onDone={done('Город удалён')}
          onClose={close}
        >
          {cityToDelete(list.state.rows, dialog.entry)}
        </DeleteDialog>
      )}
    </>
  )
}

/** The dialog may have come as a link, without its city in the list. */
function cityToDelete(rows: readonly { id: number; name: string }[], id: number): string {
  const city = rows.find((row) => row.id === id)
  return city ? `Город «${city.name}» будет удалён.` : `Город № ${id} будет удалён.`
}
