import { useState } from 'react';
import { SearchSelect } from '../components/controls/search-select.js';
import { Select } from '../components/controls/select.js';
import { BarPlot, ShareBar } from '../components/data/bar-plot.js';
import { Cell, Table } from '../components/data/table.js';
import { Section } from '../components/layout/page.js';
import { strings } from '../../strings/en.js';
import { amount } from '../../strings/format.js';
import { gallerySamples as sample } from './samples.js';
import styles from './gallery.module.css';

const text = strings.gallery;
const CHOICES = [
  { value: 'one', label: sample.one, detail: sample.hint },
  { value: 'two', label: sample.two },
];
const VALUES = [3, 7.5, 0, 12.25, 9];
const BARS = VALUES.map((value, index) => ({ id: String(index), label: `${sample.bar} ${index + 1}`, value }));
const TOTAL = VALUES.reduce((sum, value) => sum + value, 0);

/** Choices of one of several, tables and plots. */
export function DataSection() {
  const [chosen, setChosen] = useState('one');
  return (
    <Section title={text.data}>
      <div className={styles.column}>
        <Select label={sample.choice} value={chosen} choices={CHOICES} onChange={setChosen} />
        <SearchSelect label={sample.search} value={chosen} choices={CHOICES} onChange={setChosen} />
      </div>
      <BarPlot
        label={sample.plot}
        bars={BARS}
        describe={({ label, value }) => `${label}: ${amount(value)}`}
        onChoose={() => undefined}
      />
      <Table label={sample.table} columns={[{ title: sample.bar }, { title: sample.share }]}>
        {BARS.map(({ id, label, value }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            <Cell>
              <ShareBar share={value / TOTAL} />
            </Cell>
          </tr>
        ))}
      </Table>
    </Section>
  );
}
