import { ColumnHeightOutlined, ReloadOutlined, SettingOutlined } from '@ant-design/icons'
import type { ProTableProps } from '@ant-design/pro-components'
import { Button } from 'antd'
import { Fragment, type ReactNode } from 'react'
import { toolButtonProps } from '../../ui/toolButton'
import { ColumnSettings } from './ColumnSettings'
import './tableTools.css'

type Tools = Pick<ProTableProps<Record<string, unknown>, object>, 'options' | 'optionsRender' | 'toolBarRender'>

/** ProTable renders its tool icons as spans without a name or keyboard access. They are replaced with buttons. */
export function tableTools(own: ReactNode, reload: () => void): Tools {
  return {
    toolBarRender: () => (own ? [<Fragment key="own">{own}</Fragment>] : []),
    options: {
      reload: () => reload(),
      reloadIcon: <Button {...toolButtonProps('Обновить список')} icon={<ReloadOutlined />} />,
      density: true,
      densityIcon: <Button {...toolButtonProps('Плотность строк')} icon={<ColumnHeightOutlined />} />,
      fullScreen: false,
      setting: false,
    },
    optionsRender: ({ columns }, tools) => [
      ...tools,
      <ColumnSettings key="columns" columns={columns} {...COLUMN_SETTING} />,
    ],
  }
}

/** `listsHeight` is in pixels. It fits the longest list of columns without scrolling. */
const COLUMN_SETTING = {
  draggable: true,
  checkedReset: true,
  listsHeight: 336,
  children: <Button {...toolButtonProps('Настройка колонок')} icon={<SettingOutlined />} />,
}
