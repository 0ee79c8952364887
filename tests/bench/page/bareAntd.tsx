import { ConfigProvider, Form, Input, Layout, Menu, Table } from 'antd'
import russian from 'antd/es/locale/ru_RU'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type BareRow, COLUMNS, loadRows, MENU, onBody, SCREENS } from './bareData'

function BareAntd() {
  const [path, setPath] = useState('/orders')
  const screen = SCREENS.find((one) => one.path === path)
  return (
    <ConfigProvider locale={russian}>
      <Layout style={{ minHeight: '100vh' }}>
        <Layout.Sider theme="light" width={220}>
          <Menu
            selectedKeys={[path]}
            items={MENU.map(({ path: key, name }) => ({ key, label: <a href={key}>{name}</a> }))}
            onClick={({ key, domEvent }) => {
              domEvent.preventDefault()
              setPath(key)
            }}
          />
        </Layout.Sider>
        <Layout.Content>{screen && <List key={path} call={screen.call} />}</Layout.Content>
      </Layout>
    </ConfigProvider>
  )
}

function List({ call }: { call: string }) {
  const [rows, setRows] = useState<BareRow[]>()
  useEffect(() => {
    void loadRows(call).then(setRows)
  }, [call])
  return (
    <>
      <Form layout="vertical">
        <Form.Item name="companyName" label="Название заведения">
          <Input />
        </Form.Item>
      </Form>
      <Table<BareRow>
        rowKey="id"
        loading={!rows}
        dataSource={rows ?? []}
        pagination={{ pageSize: 20 }}
        columns={COLUMNS.map(({ render, ...column }) => ({
          ...column,
          render: (_: unknown, row: BareRow) => render(row),
        }))}
      />
    </>
  )
}

onBody((root) => createRoot(root).render(<BareAntd />))
