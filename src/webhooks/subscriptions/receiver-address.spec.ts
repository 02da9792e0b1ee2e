import { receiverProblem } from './receiver-address.js';

describe('receiverProblem', () => {
  it.each([
    'https://receiver.example/hooks?a=b',
    'https://receiver.example:8443/',
    'https://93.184.215.14/',
    'https://[2606:4700::1]/',
    'HTTPS://RECEIVER.EXAMPLE',
  ])('sees nothing wrong with %s', (address) => expect(receiverProblem(address, false)).toBeNull());

  it.each([
    ['', 'a URL'],
    ['receiver.example', 'a URL'],
    ['https://', 'a URL'],
    ['https://receiver.example/a b', 'a URL'],
    ['https://receiver.example\n/', 'a URL'],
    ['https://receiver.example/\0', 'a URL'],
    ['http://receiver.example/', 'https://'],
    ['ftp://receiver.example/', 'https://'],
    ['javascript:alert(1)', 'https://'],
    ['file:///etc/passwd', 'https://'],
    ['https://ada@receiver.example/', 'user name'],
    ['https://ada:secret@receiver.example/', 'user name'],
    ['https://receiver.example:22/', 'port'],
    ['https://receiver.example:80/', 'port'],
    ['https://receiver.example:6667/', 'port'],
    ['https://localhost/', 'public'],
    ['https://LOCALHOST./', 'public'],
    ['https://a.localhost:8443/', 'public'],
    ['https://metadata.google.internal/', 'public'],
    ['https://printer.local/', 'public'],
  ])('says of %j what it must be', (address, about) => expect(receiverProblem(address, false)).toContain(about));

  it('takes more where private addresses are allowed, and no credentials even then', () => {
    expect(receiverProblem('http://127.0.0.1:80/', true)).toBeNull();
    expect(receiverProblem('http://localhost:3000/', true)).toBeNull();
    expect(receiverProblem('http://ada@localhost:3000/', true)).toContain('user name');
    expect(receiverProblem('ftp://localhost/', true)).toContain('https://');
  });
});
