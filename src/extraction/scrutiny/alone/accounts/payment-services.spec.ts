import { pageOf } from '../../../../../test/support/extraction/page-of-text.js';
import { searchedPage } from '../numbers/searched-page.js';
import { paymentServices, paysSomebody } from './payment-services.js';

const services = (text: string): string[] =>
  paymentServices(searchedPage(pageOf(text))).map((words) => words.map((word) => word.text).join(' '));

describe('services that pay by a number', () => {
  it.each([
    'lnbc19250u1p3xnhl2pp5jptserfk3zk4qy42tlucycrfwxhydvlemu9pqr93tuzlv9cc7g3s',
    'Alipay 138 0013 8000',
    'FPS ID: 102345678',
    'PayNow UEN: 201912345K',
    'M-Pesa Till No. 512345',
    'UPI osprey@okaxis',
    'CLABE 012180001234567897',
    'IFSC: HDFC0001234',
    'card 5163 1000 2345 6789',
    'ICBC card 6222 0202 0001 2345 678',
    'Kiwibank 38-9012-0345678-00',
    'Barclays 20-45-45 30914578',
    'BKENAU33 51472609',
    'Revolut: ospreyb12',
    'or DBS Singapore 003-914725-6',
    'Beem: rayelectrics',
    '1806-732 51472601 530000192500CURLEW BAY',
    'PayPal: osprey.capital',
  ])('ask to be paid in %j', (text) => expect(services(text)).toHaveLength(1));

  it.each([
    'PayPal and cards accepted. Phone 02 5550 1188',
    'PayPal accepted, invoice 20418812',
    'Paid by card 4564 1234 5678 9012',
    'Card ending 4411',
    'Fuel card 7034 1234 5678 9012',
    'Wise Owl Books, order 20418812',
    'Camera 60 fps 1299.00',
    '20-04-25 30914578',
    '12-11-2026 30914578',
    'PayPal: accepted',
    'Beem: yes',
    'Maybank Road 12, 3141',
    'UOB 1,250.00',
    'Invoice 1806-732 51472601',
    'Wise: our banker',
    'Part 38-9012-034567',
  ])('do not in %j', (text) => expect(services(text)).toEqual([]));
});

it.each([
  'https://monzo.me/osprey',
  'https://qr.alipay.com/fkx12345',
  'https://beemit.com.au/u/osprey',
  'https://paytm.me/x-osprey',
])('%s pays somebody', (address) => expect(paysSomebody(address)).toBe(true));
