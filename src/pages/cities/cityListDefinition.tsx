import { CITY_FILTERS, type City, searchCities } from '../../api/cities'
import { DELIVERY_SERVICE_OPTIONS, TIMEZONE_OPTIONS, timezoneLabel } from '../../domain/cities'
import { ENABLED_OPTIONS } from '../../domain/labeledOptions'
import { actionsColumn, computedTextColumn, enabledColumn, idColumn, textColumn } from '../../kit/directory/columns'
import { defineList } from '../../kit/directory/defineList'
import { filterFieldNames } from '../../kit/directory/filterFieldNames'
import type { DirectoryDialogOpener } from '../../kit/directory/useDirectoryBase'
import type { Column } from '../../kit/list/columns'
import { numberStruct, oneOf, textStruct } from '../../lib/structs'
import { NumberField } from '../../ui/form/NumberField'
import { SelectField } from '../../ui/form/SelectField'
import { TextField } from '../../ui/form/TextField'

export const cityListDefinition = defineList({
  name: 'cities',
  search: searchCities,
  filters: {
    ...CITY_FILTERS,
    timezone: oneOf(numberStruct(), TIMEZONE_OPTIONS),
    deliveryService: oneOf<string>(textStruct(), DELIVERY_SERVICE_OPTIONS),
  },
  dialogs: { add: 'city_manage', edit: ['city_manage', numberStruct()], delete: ['city_manage', numberStruct()] },
  afterChange: 'dropQuery',
})

const SORTABLE = { isSortable: true }

export const cityColumns = (
  page: DirectoryDialogOpener<City, typeof cityListDefinition.dialogs>,
): (Column<City> | null)[] => [
  idColumn(SORTABLE),
  textColumn('name', 'Название', 240, SORTABLE),
  computedTextColumn('timezone', 'Часовой пояс', 150, (city) => timezoneLabel(city.timezone), SORTABLE),
  computedTextColumn(
    'deliveryService',
    'Служба доставки',
    180,
    ({ deliveryService }) => deliveryService || '—',
    SORTABLE,
  ),
  enabledColumn(130, SORTABLE),
  actionsColumn(page),
]

const field = filterFieldNames(cityListDefinition)

export const CITY_FILTER_INPUTS = (
  <>
    <NumberField name={field('id')} label="ID" />
    <TextField name={field('name')} label="Название" />
    <SelectField name={field('timezone')} label="Часовой пояс" options={TIMEZONE_OPTIONS} />
    <SelectField name={field('deliveryService')} label="Служба доставки" options={DELIVERY_SERVICE_OPTIONS} />
    <SelectField name={field('status')} label="Статус" options={ENABLED_OPTIONS} />
  </>
)
