import { formatProcessingDate, parseProcessingDate } from './processing-date.js';

it.each([
  ['281125', '2025-11-28'],
  ['290200', '2000-02-29'],
  ['290224', '2024-02-29'],
  ['311268', '2068-12-31'],
  ['010169', '1969-01-01'],
  ['311299', '1999-12-31'],
])('%s is %s, and back', (ddmmyy, date) => {
  expect(parseProcessingDate(ddmmyy)).toBe(date);
  expect(formatProcessingDate(date)).toBe(ddmmyy);
});

it.each(['290225', '310425', '000125', '010025', '011325', '320125', '', '2811', '28112025', '28 125', '٢٨١١٢٥'])(
  '%j is no day',
  (text) => {
    expect(parseProcessingDate(text)).toBeNull();
  },
);

it.each(['2025-02-29', '1968-12-31', '2069-01-01', '2125-11-28', '28/11/2025', ''])('%j cannot be written', (date) => {
  expect(formatProcessingDate(date)).toBeNull();
});
